import { Button } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';

/** Reloads the page, which also works without script. */
export function CheckAgain({ label }: { label: string }) {
  const { t } = useTranslation('tools');
  const { state } = useNavigation();

  return (
    <Form method="get" preventScrollReset replace>
      <Button
        type="submit"
        variant="secondary"
        size="s"
        busyLabel={state === 'loading' ? t('addressLookup.checking') : undefined}
      >
        {label}
      </Button>
    </Form>
  );
}
