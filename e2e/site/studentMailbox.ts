import { openMailbox } from './openMailbox';

export interface StudentMailbox {
  /** The path of the link that confirms the student's address. */
  findLink: () => Promise<string | undefined>;
  hasCode: (code: string) => Promise<boolean>;
}

export async function openStudentMailbox(email: string): Promise<StudentMailbox> {
  const mailbox = await openMailbox();
  const link = /https?:\/\/[^/\s]+(\/\S*student-discount\?claim=[\w-]{43})/;
  return {
    findLink: async () => link.exec((await mailbox.findNew(`To: ${email}`)) ?? '')?.[1],
    hasCode: async (code) => (await mailbox.findNew(`To: ${email}`, code)) !== undefined,
  };
}
