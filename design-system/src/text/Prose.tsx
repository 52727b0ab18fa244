import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';

/** Gives plain HTML of an article or legal text its rhythm; its elements need no classes. */
export function Prose({ className, ...prose }: HTMLAttributes<HTMLDivElement>) {
  return <div {...prose} className={classNames('tg-prose', className)} />;
}
