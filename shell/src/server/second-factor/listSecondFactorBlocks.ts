import type { AccountBlock } from '../../pages/secondFactorContent';
import { createConfirmedForm } from './createConfirmedForm';
import { describePasskeys } from './describePasskeys';
import { drawQrCode } from './drawQrCode';
import type { Step } from './secondFactorActions';
import type { SecondFactorView } from './secondFactorView';
import { createCodeField, createForm } from './showAccountPage';

/** Recovery codes come first, because they are shown only once. */
export function listSecondFactorBlocks(view: SecondFactorView): AccountBlock[] {
  const { state, step } = view;
  if (!state.is_password_set) return [requestPassword(view)];
  const isOn = state.is_totp_on || state.passkeys.length > 0;
  return [
    ...(step.codes ? [showCodes(view, step.codes)] : []),
    step.enrolment ? enrolApp(view, step.enrolment) : describeApp(view),
    ...(state.offers_passkeys ? [describePasskeys(view)] : []),
    ...(isOn ? [describeRecovery(view)] : []),
  ];
}

function requestPassword({ t }: SecondFactorView): AccountBlock {
  return {
    heading: t('secondFactor.password.heading'),
    texts: [t('secondFactor.password.text')],
    forms: [],
    link: { to: '/myAccount/changePassword', label: t('secondFactor.password.link') },
  };
}

function showCodes({ t }: SecondFactorView, codes: readonly string[]): AccountBlock {
  return {
    heading: t('secondFactor.recovery.newHeading'),
    texts: [t('secondFactor.recovery.keep')],
    codes,
    forms: [],
  };
}

function describeApp({ t, state }: SecondFactorView): AccountBlock {
  const isOn = state.is_totp_on;
  return {
    heading: t('secondFactor.app.heading'),
    texts: [isOn ? t('secondFactor.app.on') : t('secondFactor.app.off')],
    forms: [
      isOn
        ? createConfirmedForm(t, 'removeTotp', {
            submit: t('secondFactor.app.remove'),
            isSecondary: true,
          })
        : createConfirmedForm(t, 'beginTotp', { submit: t('secondFactor.app.begin') }),
    ],
  };
}

function enrolApp(
  { t }: SecondFactorView,
  { secret, uri }: NonNullable<Step['enrolment']>,
): AccountBlock {
  return {
    heading: t('secondFactor.app.heading'),
    texts: [t('secondFactor.app.scan')],
    qrCode: drawQrCode(uri, t('secondFactor.app.qrCode')),
    codes: [secret.replaceAll(/.{4}(?=.)/g, '$& ')],
    forms: [
      createForm(
        'confirmTotp',
        t('secondFactor.app.confirm'),
        [createCodeField(t('secondFactor.app.code'), 16)],
        Object.entries({ secret, uri }),
      ),
    ],
  };
}

function describeRecovery({ t, state }: SecondFactorView): AccountBlock {
  return {
    heading: t('secondFactor.recovery.heading'),
    texts: [
      t('secondFactor.recovery.text'),
      t('secondFactor.recovery.left', { left: state.recovery_codes_left }),
    ],
    forms: [
      createConfirmedForm(t, 'replaceCodes', {
        submit: t('secondFactor.recovery.replace'),
        isSecondary: true,
      }),
    ],
  };
}
