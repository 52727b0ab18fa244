import type { MarkedText as Parts } from '@tidegate/contracts/api/blog/discoverySchemas';
import styles from './MarkedText.module.css';

/** Text with highlighted search matches. */
export function MarkedText({ parts }: { parts: Parts }) {
  return parts.map(({ text, is_match: isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
