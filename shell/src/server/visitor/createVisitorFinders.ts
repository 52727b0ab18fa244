import type { Backend } from '../backend-client/backend';
import { createCountryGate, type IsBlocked } from './createCountryGate';
import { createCountryFinder } from './createCountryFinder';
import { createCurrencyFinder, type FindCurrency } from './visitorCurrency';

export interface VisitorFinders {
  isBlocked: IsBlocked;
  findCurrency: FindCurrency;
}

export function createVisitorFinders(backend: Backend): VisitorFinders {
  const findCountry = createCountryFinder(backend);
  return {
    isBlocked: createCountryGate(findCountry),
    findCurrency: createCurrencyFinder(findCountry),
  };
}
