import type { EmailTemplate } from '../mail';
import { formatCode } from './verificationCode';
import { codeLifetimeMinutes, type VerificationService } from './verificationService';

type Service = Pick<VerificationService, 'issueCode'>;

/** The link contains neither code nor address, because links end up in histories and logs. */
export function resetPasswordEmail(service: Service): EmailTemplate {
  return async ({ recipient }, { linkTo, write }) => {
    const code = await service.issueCode({ email: recipient, purpose: 'reset_password' });
    if (code === undefined) return undefined;
    return write('resetPassword', { ...describeCode(code), link: linkTo('/resetPassword') });
  };
}

export function emailBindingEmail(service: Service): EmailTemplate {
  return async ({ recipient, subjectId }, { linkTo, write }) => {
    const key = { email: recipient, purpose: 'bind_email', accountId: subjectId ?? '' } as const;
    const code = await service.issueCode(key);
    if (code === undefined) return undefined;
    return write('bindEmail', { ...describeCode(code), link: linkTo('/email', { sent: 'code' }) });
  };
}

function describeCode(code: string) {
  return { code: formatCode(code), minutes: String(codeLifetimeMinutes) };
}
