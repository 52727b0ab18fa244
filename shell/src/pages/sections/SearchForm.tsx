import { Button, Cluster, Field } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useHref, type To } from 'react-router-dom';

interface SearchFormProps {
  at: To;
  label: string;
  submit: string;
  question: string;
  children?: ReactNode;
}

/** Searches by URL, so it works without JavaScript. */
export function SearchForm({ at, label, submit, question, children }: SearchFormProps) {
  return (
    <form action={useHref(at)} role="search">
      <Cluster align="end">
        {children}
        <Field type="search" name="q" label={label} defaultValue={question} maxLength={80} />
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </Cluster>
    </form>
  );
}
