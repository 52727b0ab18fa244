import { Button } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import { consentPath, cookiePolicyPath } from './consent';
import { usePageContext } from '../pageContext';
import styles from '../frame/notices.module.css';

/** Server only. First in the document for the keyboard, at the bottom edge of the screen. */
export function ConsentBanner() {
  const { consent } = usePageContext();
  if (!consent?.back) return null;
  return (
    <section className={styles.consent} aria-labelledby="consent-question" data-consent-question>
      <form method="post" action={consentPath}>
        <div>
          <strong role="alert">{consent.failed}</strong>{' '}
          <h2 id="consent-question">{consent.heading}</h2>{' '}
          <p>
            {consent.text} <Link to={cookiePolicyPath}>{consent.policy}</Link>
          </p>
        </div>
        <input type="hidden" name="back" value={consent.back} />
        <div className={styles.consentAnswers}>
          <Button type="submit" variant="secondary" name="answer" value="yes">
            {consent.accept}
          </Button>
          <Button type="submit" variant="secondary" name="answer" value="no">
            {consent.reject}
          </Button>
        </div>
      </form>
    </section>
  );
}
