/** `signal` is kept for what costs money; a screen has at most one `signal` or `primary` action. */
export type ButtonVariant = 'primary' | 'signal' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** Attributes that make any element, a router link above all, look like a button. */
export function buttonLook({ variant = 'primary', size = 'm', wide = false }: ButtonLook = {}) {
  return {
    className: 'tg-button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  } as const;
}
