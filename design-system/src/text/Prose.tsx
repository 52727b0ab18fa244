import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';

/** Styles the plain HTML of an article or legal text, which needs no classes. */
export function Prose({ className, ...prose }: HTMLAttributes<HTMLDivElement>) {
  return <div {...prose} className={classNames('tg-prose', className)} />;
}
