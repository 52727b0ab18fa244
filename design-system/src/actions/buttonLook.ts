/** `signal` is for actions that cost money; use at most one `signal` or `primary` per screen. */
export type ButtonVariant = 'primary' | 'signal' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** Attributes that make any element look like a button, such as a router link. */
export function buttonLook({ variant = 'primary', size = 'm', wide = false }: ButtonLook = {}) {
  return {
    className: 'tg-button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  } as const;
}
