import { Button, buttonLook, Dialog, Notice, Stack } from '@tidegate/design-system';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router-dom';
import { CurrentPassword } from './CurrentPassword';
import type { PasswordNeed } from './withRecentLogin';

export interface ConfirmedFormProps {
  /** What the form posts besides the confirmation. */
  values?: Readonly<Record<string, string>>;
  action: string;
  /** Names the action where its words alone are not enough. */
  actionLabel?: string;
  question: string;
  confirm: string;
  cancel: string;
  busy: string;
  /** Whether it was posted and not done: without script the question is asked that way. */
  isPosted: boolean;
  /** Why the password has to be given, where it has. */
  need?: PasswordNeed | undefined;
  /** What confirming will do, or why it could not be done. */
  children: ReactNode;
}

/** A form that asks before it acts: in a dialog, or without script by a second step on the page. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { values = {}, action, actionLabel, question, cancel, isPosted, need, children } = props;
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { pathname } = useLocation();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsAsking(true);
  }

  return (
    <Stack gap="m" align="start">
      {isPosted && !isAsking ? (
        <Notice
          title={question}
          actions={
            <>
              <Link to={pathname} {...buttonLook({ variant: 'secondary' })}>
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
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={question}
        closeLabel={cancel}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
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
