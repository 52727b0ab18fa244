import { randomUUID } from 'node:crypto';
import {
  analyticsPath,
  botCheckTaskPath,
  geoPath,
  stunPath,
} from '@tidegate/contracts/api/visitors/endpoints';
import {
  analyticsReplySchema,
  botCheckTaskReplySchema,
  geoReplySchema,
  stunReplySchema,
} from '@tidegate/contracts/api/visitors/schemas';
import {
  listPlansReplySchema,
  localisedPricesReplySchema,
} from '@tidegate/contracts/api/catalogue/schemas';
import { plansPath, localisedPricesPath } from '@tidegate/contracts/api/catalogue/endpoints';
import {
  contactPath,
  confirmSubscriptionPath,
  subscribePath,
  unsubscribePath,
  requestStudentCodePath,
  claimStudentCodePath,
} from '@tidegate/contracts/api/email-forms/endpoints';
import {
  contactReplySchema,
  newsletterReplySchema,
  requestStudentCodeReplySchema,
  claimStudentCodeReplySchema,
} from '@tidegate/contracts/api/email-forms/schemas';
import { localisationPath } from '@tidegate/contracts/api/content/endpoints';
import {
  localisedDocumentReplySchema,
  localisedDocumentSchema,
} from '@tidegate/contracts/api/content/schemas';
import { expect } from '@playwright/test';
import { openMailbox } from '../../site/openMailbox';
import { generateEmail, generateStudentEmail } from '../../site/settings';
import { type CallRow, nothing } from '../callRow';
import { sendCall } from '../sendCall';

/** The token in the link of the newsletter's confirmation email. */
async function receiveConfirmToken(): Promise<string> {
  const email = generateEmail();
  const mailbox = await openMailbox();
  await sendCall('POST', subscribePath, { body: { email, language: 'en' } });
  const findToken = async () =>
    /edmsub\?confirm=([\w-]{43})/.exec((await mailbox.findNew(email)) ?? '')?.[1];
  await expect.poll(findToken, { intervals: [50] }).toBeTruthy();
  return (await findToken()) ?? '';
}

/** The token in the link of the student email. */
async function receiveStudentToken(): Promise<string> {
  const email = generateStudentEmail();
  const mailbox = await openMailbox();
  await sendCall('POST', requestStudentCodePath, { body: { email, language: 'en' } });
  const findToken = async () =>
    /student-discount\?claim=([\w-]{43})/.exec((await mailbox.findNew(email)) ?? '')?.[1];
  await expect.poll(findToken, { intervals: [50] }).toBeTruthy();
  return (await findToken()) ?? '';
}

const parameter = { key: 'path', value: '/features' };

function createEvent() {
  return {
    event_name: 'page_show',
    event_params: [parameter],
    event_datetime: '2026-03-01T12:00:00.000Z',
    event_timestamp: Date.parse('2026-03-01T12:00:00.000Z'),
    front_id: randomUUID(),
    user_properties: [parameter],
    language: 'en',
    device: 'desktop',
    app_name: 'web',
    app_type: 501,
    app_info: 'calls',
  };
}

const open = { caller: 'anyone' } as const;

export const siteRows: readonly CallRow[] = [
  { ...open, method: 'POST', path: geoPath, example: nothing, reply: geoReplySchema },
  { ...open, method: 'GET', path: stunPath, example: nothing, reply: stunReplySchema },
  {
    ...open,
    method: 'GET',
    path: botCheckTaskPath,
    example: () => ({ query: { kind: 'r3', action: 'login' } }),
    reply: botCheckTaskReplySchema,
  },
  {
    ...open,
    method: 'GET',
    path: plansPath,
    example: () => ({ query: { currency: 'GBP', customer_country: 'GB' } }),
    reply: listPlansReplySchema,
  },
  {
    ...open,
    method: 'GET',
    path: localisedPricesPath,
    example: () => ({
      query: { product_ids: 'v2.vip.one.web.usd.1m', customer_country: 'GB' },
    }),
    reply: localisedPricesReplySchema,
  },
  {
    ...open,
    method: 'GET',
    path: localisationPath,
    example: () => ({ query: { path: 'footer.json', prefix: 'v1', language: 'de' } }),
    reply: localisedDocumentReplySchema,
    lenient: ['language'],
  },
  {
    ...open,
    method: 'GET',
    path: `${localisationPath}/{prefix}/{language}/{document}`,
    example: () => ({ params: { prefix: 'v1', language: 'ar', document: 'navigation.json' } }),
    reply: localisedDocumentSchema,
  },
  {
    ...open,
    method: 'POST',
    path: contactPath,
    example: () => ({
      body: { name: 'Ada', email: generateEmail(), inquiry: 'Which gate is mine?', language: 'en' },
    }),
    reply: contactReplySchema,
  },
  {
    ...open,
    method: 'POST',
    path: subscribePath,
    example: () => ({ body: { email: generateEmail(), language: 'fr' } }),
    reply: newsletterReplySchema,
  },
  {
    ...open,
    method: 'POST',
    path: confirmSubscriptionPath,
    example: async () => ({ body: { token: await receiveConfirmToken() } }),
    reply: newsletterReplySchema,
  },
  {
    ...open,
    method: 'POST',
    path: unsubscribePath,
    // Unsubscribing with an unknown token succeeds.
    example: () => ({ query: { token: 'x'.repeat(43) } }),
    reply: newsletterReplySchema,
  },
  {
    ...open,
    method: 'POST',
    path: requestStudentCodePath,
    example: () => ({ body: { email: generateStudentEmail(), language: 'it' } }),
    reply: requestStudentCodeReplySchema,
  },
  {
    ...open,
    method: 'POST',
    path: claimStudentCodePath,
    example: async () => ({ body: { token: await receiveStudentToken() } }),
    reply: claimStudentCodeReplySchema,
  },
  {
    ...open,
    method: 'POST',
    path: analyticsPath,
    example: () => ({ body: { user_id: randomUUID(), events: [createEvent()] } }),
    reply: analyticsReplySchema,
  },
];
