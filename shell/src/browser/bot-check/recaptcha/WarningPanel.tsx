import { Button, Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export function WarningPanel({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('botCheck');
  return (
    <Notice
      tone="caution"
      live
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('botCheck.close')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
