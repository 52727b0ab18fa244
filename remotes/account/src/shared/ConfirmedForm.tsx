import { Button, buttonStyle, Dialog, Notice, Stack } from '@tidegate/design-system';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router-dom';
import { CurrentPassword } from './CurrentPassword';
import type { PasswordNeed } from './withRecentLogin';

export interface ConfirmedFormProps {
  values?: Readonly<Record<string, string>>;
  action: string;
  /** Accessible name, if the button's text alone is ambiguous. */
  actionLabel?: string;
  question: string;
  confirm: string;
  cancel: string;
  busy: string;
  /** Posted without a confirmation: the page asks for it because there is no script. */
  isPosted: boolean;
  /** Why the current password is required, if it is. */
  need?: PasswordNeed | undefined;
  children: ReactNode;
}

/** Asks for a confirmation in a dialog, or without script in a second step on the page. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { values = {}, action, actionLabel, question, cancel, isPosted, need, children } = props;
  const formId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const { pathname } = useLocation();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsConfirming(true);
  }

  return (
    <Stack gap="m" align="start">
      {isPosted && !isConfirming ? (
        <Notice
          title={question}
          actions={
            <>
              <Link to={pathname} {...buttonStyle({ variant: 'secondary' })}>
                {cancel}
              </Link>
              <Confirmation {...props} id={formId} />
            </>
          }
        >
          {children}
          <CurrentPassword need={need} form={formId} />
        </Notice>
      ) : null}
      <Form method="post" action={pathname} onSubmit={handleSubmit}>
        <HiddenValues values={values} />
        <Button type="submit" variant="secondary" aria-label={actionLabel}>
          {action}
        </Button>
      </Form>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={question}
        closeLabel={cancel}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsConfirming(false)}>
              {cancel}
            </Button>
            <Confirmation {...props} id={formId} />
          </>
        }
      >
        {children}
        <CurrentPassword need={need} form={formId} />
      </Dialog>
    </Stack>
  );
}

function Confirmation({ id, values = {}, confirm, busy }: ConfirmedFormProps & { id: string }) {
  const isBusy = useNavigation().formMethod === 'POST';
  const { pathname } = useLocation();

  return (
    <Form method="post" action={pathname} id={id} noValidate>
      <HiddenValues values={{ ...values, confirmed: 'yes' }} />
      <Button type="submit" busyLabel={isBusy ? busy : undefined}>
        {confirm}
      </Button>
    </Form>
  );
}

function HiddenValues({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
