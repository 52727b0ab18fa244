/** `signal` is for actions that cost money; use at most one `signal` or `primary` per screen. */
export type ButtonVariant = 'primary' | 'signal' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** Attributes that make any element look like a button, such as a router link. */
export function buttonStyle({ variant = 'primary', size = 'm', wide = false }: ButtonStyle = {}) {
  return {
    className: 'tg-button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  } as const;
}
