import { Icon, VisuallyHidden } from '@tidegate/design-system';
import type { PasswordViolation } from '@tidegate/contracts/visitors/passwordRule';
import { useTranslation } from 'react-i18next';
import styles from './PasswordRules.module.css';

const ruleKeys = {
  length: 'password.rules.length',
  uppercase: 'password.rules.uppercase',
  lowercase: 'password.rules.lowercase',
  symbol: 'password.rules.symbol',
  uncommon: 'password.rules.uncommon',
} as const;

/** Each rule with the violations that break it; none if only the server can check the rule. */
const rules: readonly (readonly [
  rule: keyof typeof ruleKeys,
  broken?: readonly PasswordViolation[],
])[] = [
  ['length', ['tooShort', 'tooLong']],
  ['uppercase', ['noUppercase']],
  ['lowercase', ['noLowercase']],
  ['symbol', ['noSymbol']],
  ['uncommon'],
];

/** `violations` is undefined until something is typed. */
export function PasswordRules({
  violations,
}: {
  violations: readonly PasswordViolation[] | undefined;
}) {
  const { t } = useTranslation('account');

  return (
    <ul role="list" className={styles.rules}>
      {rules.map(([rule, broken]) => {
        const isMet =
          violations && broken && !violations.some((violation) => broken.includes(violation));
        return (
          <li key={rule} className={styles.rule} data-met={isMet || undefined}>
            <span className={styles.mark}>{isMet ? <Icon name="check" /> : null}</span>
            <span>
              {t(ruleKeys[rule])}
              {isMet ? <VisuallyHidden> {t('password.rules.met')}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
