import type { Backend } from '../backend-client/backend';
import { createCountryGate } from './createCountryGate';
import { createCountryFinder } from './createCountryFinder';
import { createCurrencyFinder } from './visitorCurrency';

export function createVisitorFinders(backend: Backend) {
  const findCountry = createCountryFinder(backend);
  return {
    isBlocked: createCountryGate(findCountry),
    findCurrency: createCurrencyFinder(findCountry),
  };
}

export type VisitorFinders = ReturnType<typeof createVisitorFinders>;
