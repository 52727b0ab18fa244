import { Button, Card, Heading, Stack, Text } from '@tidegate/design-system';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface CheckboxPanelProps {
  /** Called with the element for the checkbox. */
  onReady: (place: HTMLElement) => void;
  onGiveUp: () => void;
}

/** Not modal: reCAPTCHA's pictures are siblings in the page, unreachable from a modal dialog. */
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
