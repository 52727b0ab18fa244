import { formatMoney } from '@tidegate/design-system';
import type { HeroSection } from '../../pages/sections/pageSection';
import type { ContentOf } from '../../pages/sections/sectionContent';
import { fillArt } from './fillArt';
import type { SectionContext } from './sectionContext';

/** Adds the price of a year where the page shows it and the catalogue can be read. */
export async function fillHero(
  { hasPrice, ...content }: ContentOf<'hero'>,
  context: SectionContext,
): Promise<HeroSection> {
  const { language, edgeMessages, visit } = context;
  const section = { ...content, art: fillArt(content.art, context) };
  const price = hasPrice ? await visit.findYearlyPrice?.() : undefined;
  if (!price) return section;
  const { currency, firstMinor, renewalMinor } = price;
  const format = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  const amounts = { firstCharge: format(firstMinor), renewal: format(renewalMinor) };
  return { ...section, price: edgeMessages[language]('price.year', amounts) };
}
