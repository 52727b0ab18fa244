import type { Money } from '@tidegate/contracts/catalogue/money';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Button, Disclosure, Field, formatMoney, Notice, Stack } from '@tidegate/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, Link, useSearchParams } from 'react-router-dom';
import { listOtherOptions } from '../checkoutOptions';
import { type PayRefusal } from '../payProblem';

interface CouponFieldProps {
  /** The code in the address; empty without one. */
  code: string;
  discount: Money | undefined;
  refusal: PayRefusal | undefined;
}

/** Stores the code in the address, which works without script and survives a reload. */
export function CouponField({ code, discount, refusal }: CouponFieldProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const [searchParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(code);
  const others = listOtherOptions(searchParams, 'coupon');
  // An empty code keeps the field open.
  const without = new URLSearchParams([...others, ['coupon', '']]);

  useLayoutEffect(() => {
    if (known.current === code) return;
    if (!discount) field.current?.focus();
    known.current = code;
  }, [code, discount]);

  return (
    <Disclosure summary={t('checkout.coupon.question')} open={searchParams.has('coupon')}>
      <Form method="get" preventScrollReset>
        <Stack gap="s" align="start">
          {discount && (
            <Notice
              tone="success"
              live
              actions={
                <Link to={{ search: without.toString() }} preventScrollReset>
                  {t('checkout.coupon.remove')}
                </Link>
              }
            >
              {t('checkout.coupon.applied', {
                code: code.toUpperCase(),
                amount: formatMoney(discount, language),
              })}
            </Notice>
          )}
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            key={code}
            ref={field}
            label={t('checkout.coupon.label')}
            name="coupon"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={refusal && t(`checkout.problem.${refusal}`)}
          />
          <Button type="submit" variant="secondary">
            {t('checkout.coupon.apply')}
          </Button>
        </Stack>
      </Form>
    </Disclosure>
  );
}
