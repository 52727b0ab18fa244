import { Field } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import type { AddressProblem } from './addressProblem';
import { refusalKeys } from './refusalKeys';

interface AddressFieldProps {
  label: string;
  initial: string | undefined;
  field: number;
  problem: AddressProblem | undefined;
}

export function AddressField({ label, initial, field, problem }: AddressFieldProps) {
  const { t } = useTranslation('account');

  return (
    <Field
      label={label}
      name="address"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      defaultValue={problem?.values[field] ?? initial}
      error={
        problem?.refusal && problem.field === field ? t(refusalKeys[problem.refusal]) : undefined
      }
    />
  );
}
