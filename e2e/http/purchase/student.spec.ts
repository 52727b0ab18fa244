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
  const refused = await submitForm(request, form, 'أرسلوا لي الرابط');
  expect(refused.targetText).toContain('يرجى إدخال البريد الإلكتروني');
  const sent = await submitForm(request, refused, 'أرسلوا لي الرابط', {
    'البريد الإلكتروني الجامعي': email,
  });
  expect(sent.targetText).toContain('تفقّد بريدك.');

  await expect.poll(() => mailbox.findLink()).toBeTruthy();
  const link = (await mailbox.findLink()) ?? '';
  const readCode = async () => {
    const shown = await submitForm(request, await getPage(request, link), 'أظهر رمزي');
    return /رمزك هو (STUDENT-[A-Z2-9]{10})/.exec(shown.mainText)?.[1];
  };
  const code = await readCode();
  expect(code).toMatch(/^STUDENT-/);
  expect(await readCode()).toBe(code);

  const strange = await getPage(request, '/de/student-discount?claim=none');
  const answer = await submitForm(request, strange, 'Meinen Code zeigen');
  expect(answer.targetText).toContain('Diesen Link kennen wir nicht.');
});
