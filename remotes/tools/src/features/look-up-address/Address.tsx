import { Fragment } from 'react';

/** An address that breaks, if it must, between its groups. */
export function Address({ address }: { address: string }) {
  return (
    <bdi>
      {address.split(/(?<=:)(?!:)/).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </bdi>
  );
}
