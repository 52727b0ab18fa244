import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';

type PaymentMethodCode = PaymentParams['providers'][number]['code'];

/** Not in the design system, whose icons every page loads. */
const paths: Readonly<Record<PaymentMethodCode, string>> = {
  s1: 'M3 5h18v14H3zM3 10h18M6.5 15h4',
  ps: 'M18 8V4H5.5a2 2 0 0 0 0 4h15v12h-15a2 2 0 0 1-2-2V6M16.5 13.9v.2',
  gap: 'M4 3h9.5v18H4zM7.7 17.8h2.1M16.8 8.5c1.8 2.3 1.8 4.7 0 7M19.8 6c3.2 4 3.2 8 0 12',
  rz: 'M3 9.5 12 4l9 5.5zM5.5 9.5V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M3 20h18',
  tpa: 'M14 4h6v6m0-6-9 9m7 1v6H4V6h6',
};

/** A decorative icon beside the name of a payment method. */
export function PaymentMark({ code }: { code: PaymentMethodCode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={paths[code]} />
    </svg>
  );
}
