import type { NavigationLink } from '@tidegate/contracts/store/globalState';

export interface FooterColumn {
  title: string;
  links: readonly NavigationLink[];
}

/** The footer as `/l10n` serves it. */
export interface FooterConfig {
  products: FooterColumn;
  learnMore: FooterColumn;
  about: FooterColumn;
  partners: FooterColumn;
  help: FooterColumn;
  rights: string;
}
