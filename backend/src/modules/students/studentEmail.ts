import { studentOffer } from '@tidegate/contracts/catalogue/studentOffer';

import { formatDay, type EmailTemplate } from '../mail';
import type { StudentService } from './studentService';

const { studentPercentOff, studentLinkHours } = studentOffer;

/** Contains a link or, if the claim has one by then, the code. */
export function studentEmail(service: Pick<StudentService, 'answer'>): EmailTemplate {
  return async ({ recipient, language }, { linkTo, write }) => {
    const answer = await service.answer(recipient);
    if (!answer) return undefined;
    const toPercent = new Intl.NumberFormat(language, { style: 'percent' });
    const percent = toPercent.format(studentPercentOff / 100);
    if (answer.status === 'link') {
      const link = linkTo('/student-discount', { claim: answer.token });
      return write('studentLink', { percent, hours: String(studentLinkHours), link });
    }
    return write('studentCode', {
      percent,
      code: answer.code,
      date: formatDay(answer.codeUntil, language),
      again: formatDay(answer.againAt, language),
      link: linkTo('/pricing'),
    });
  };
}
