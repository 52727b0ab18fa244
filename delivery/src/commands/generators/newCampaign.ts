import { languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { insertBefore, toJson, toPascalCase, type Generator } from './generation';

const families = 'remotes/campaigns/src/campaigns/families.ts';
const campaigns = 'remotes/campaigns/src/campaigns/allCampaigns.ts';

const messagesSchema = z.looseObject({ campaign: z.record(z.string(), z.unknown()) });

const variant = `  FAMILY: { colours: springTide, sign: 'M250 10l8 38 38 8-38 8-8 38-8-38-38-8z' },\n`;

/** A family of campaigns with its first window, and its messages in every language. */
export const newCampaign: Generator = async (name, readText) => {
  const pascalCase = toPascalCase(name);
  const family = pascalCase.charAt(0).toLowerCase() + pascalCase.slice(1);
  const year = new Date().getUTCFullYear() + 1;
  const keys = ['title', 'name', 'heading', 'lead'].map((key) => `${key}_${family}`);
  const messages = await Promise.all(
    languages.map(async (language): Promise<[string, string]> => {
      const file = `remotes/campaigns/locales/${language}/campaigns.json`;
      const { campaign, ...rest } = messagesSchema.parse(JSON.parse(await readText(file)));
      const empty = Object.fromEntries(keys.map((key) => [key, '']));
      return [file, toJson({ campaign: { ...campaign, ...empty }, ...rest })];
    }),
  );
  const row = `  ['${family}', '${year}-12-01', '${year}-12-08'],\n`;
  return {
    files: new Map([
      [
        families,
        insertBefore(
          await readText(families),
          '} satisfies Readonly<Record<string, Theme>>',
          variant.replace('FAMILY', family),
        ),
      ],
      [campaigns, insertBefore(await readText(campaigns), '];\n\n/** Every campaign', row)],
      ...messages,
    ]),
    next: [
      `Choose the window of the campaign in ${campaigns}, its colours and its sign in ${families}.`,
      `Write ${keys.join(', ')} in remotes/campaigns/locales/*/campaigns.json.`,
      'Give it a plan in backend/content/offers.json if it sells one of its own.',
      'Raise the version of remotes/campaigns/package.json, then publish and activate it.',
    ],
  };
};
