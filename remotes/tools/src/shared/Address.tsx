import { Fragment } from 'react';
import styles from './Address.module.css';

/** An address that wraps only between its groups. */
export function Address({ address }: { address: string }) {
  return (
    <bdi className={styles.address}>
      {address.split(/(?<=:)(?!:)/).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </bdi>
  );
}
