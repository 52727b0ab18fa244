import { CommandFailure } from '../bootstrap/failure.js';
import type { Generator } from '../generators/generation';
import { newCampaign } from '../generators/newCampaign';
import { newCountry } from '../generators/newCountry';
import { newPage } from '../generators/newPage';
import { newPlan } from '../generators/newPlan';
import { newRemote } from '../generators/newRemote';

const generators: Readonly<Record<string, Generator>> = {
  remote: newRemote,
  campaign: newCampaign,
  page: newPage,
  country: newCountry,
  plan: newPlan,
};

export function parseNewArguments([kind = '', name = '', ...others]: readonly string[]) {
  const generate = Object.hasOwn(generators, kind) ? generators[kind] : undefined;
  if (generate && /^[a-z\d][a-z\d-]{0,30}$/i.test(name) && others.length === 0) {
    return { generate, name };
  }
  throw new CommandFailure(`Write npm run new -- ${Object.keys(generators).join('|')} <name>.`);
}
