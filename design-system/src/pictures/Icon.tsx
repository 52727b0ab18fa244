import { classNames } from '../classNames';
import { type IconName, iconPaths } from './iconPaths';

export interface IconProps {
  name: IconName;
  /** Only for an icon that stands without words; beside words it stays silent. */
  label?: string | undefined;
  size?: 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** A line drawing the size of the text around it; those that point turn with the reading side. */
export function Icon({ name, label, size = 'm', className }: IconProps) {
  return (
    <svg
      className={classNames('tg-icon', className)}
      viewBox="0 0 24 24"
      data-name={name}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
