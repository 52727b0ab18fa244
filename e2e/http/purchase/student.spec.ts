import { generateStudentEmail } from '../../site/settings';
import { openStudentMailbox } from '../../site/studentMailbox';
import { expect, test } from '../fixtures';
import { getPage, submitForm } from '../htmlPage';

test('without script, a student link shows the same code twice, and an unknown link is refused', async ({
  request,
}) => {
  const email = generateStudentEmail();
  const mailbox = await openStudentMailbox(email);
  const form = await getPage(request, '/ar/student-discount');
  const refused = await submitForm(request, form, 'أرسل إليّ الرابط');
  expect(refused.targetText).toContain('أدخل بريدك الإلكتروني');
  const sent = await submitForm(request, refused, 'أرسل إليّ الرابط', {
    'البريد الجامعي': email,
  });
  expect(sent.targetText).toContain('تحقّق من بريدك');

  await expect.poll(() => mailbox.findLink()).toBeTruthy();
  const link = (await mailbox.findLink()) ?? '';
  const readCode = async () => {
    const shown = await submitForm(request, await getPage(request, link), 'اعرض رمزي');
    return /رمزك هو (STUDENT-[A-Z2-9]{10})/.exec(shown.mainText)?.[1];
  };
  const code = await readCode();
  expect(code).toMatch(/^STUDENT-/);
  expect(await readCode()).toBe(code);

  const strange = await getPage(request, '/de/student-discount?claim=none');
  const answer = await submitForm(request, strange, 'Code anzeigen');
  expect(answer.targetText).toContain('Dieser Link ist ungültig.');
});
