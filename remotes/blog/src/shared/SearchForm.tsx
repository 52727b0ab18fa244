import { maxSearchLength } from '@tidegate/contracts/api/blog/endpoints';
import { Button, Field } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import styles from './SearchForm.module.css';

/** A plain form that works without script. */
export function SearchForm({ question = '' }: { question?: string }) {
  const { t } = useTranslation('blog');

  return (
    <Form action="/blog/search" role="search" className={styles.form}>
      <Field
        key={question}
        label={t('search.label')}
        name="q"
        type="search"
        enterKeyHint="search"
        defaultValue={question}
        maxLength={maxSearchLength}
        required
        end={
          <Button type="submit" variant="quiet" size="s">
            {t('search.submit')}
          </Button>
        }
      />
    </Form>
  );
}
