import { classNames } from '../classNames';
import { type IconName, iconPaths } from './iconPaths';

export interface IconProps {
  name: IconName;
  /** Accessible name of an icon without adjacent text; otherwise the icon is decorative. */
  label?: string | undefined;
  size?: 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** An icon of the size of the text; directional icons are mirrored in right-to-left languages. */
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
