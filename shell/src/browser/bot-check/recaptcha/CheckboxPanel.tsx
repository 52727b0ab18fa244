import { Button, Card, Heading, Stack, Text } from '@tidegate/design-system';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface CheckboxPanelProps {
  /** The place for the checkbox is in the page. */
  onReady: (place: HTMLElement) => void;
  onGiveUp: () => void;
}

/**
 * The check that a person does. Not modal: the pictures that it may show stand beside it in the
 * page, and a modal dialog would make them unreachable.
 */
export function CheckboxPanel({ onReady, onGiveUp }: CheckboxPanelProps) {
  const { t } = useTranslation('botCheck');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.focus();
    if (place.current) onReady(place.current);
    function handleKey({ key }: KeyboardEvent) {
      if (key === 'Escape') onGiveUp();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, [onReady, onGiveUp]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
    >
      <Card>
        <Stack gap="s" align="start">
          <Heading level={2} size="s" id={`${id}heading`}>
            {t('botCheck.heading')}
          </Heading>
          <Text id={`${id}text`}>{t('botCheck.text')}</Text>
          <div ref={place} />
          <Button variant="secondary" onClick={onGiveUp}>
            {t('botCheck.giveUp')}
          </Button>
        </Stack>
      </Card>
    </div>
  );
}
