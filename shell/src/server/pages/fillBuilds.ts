import type {
  BuildsContent,
  BuildsSection,
  ShownBuild,
} from '../../pages/sections/downloads/buildsSection';
import type { Build } from '../content/readBuilds';
import type { SectionContext } from './sectionContext';

export const downloadsPath = '/downloads/';

function isWanted({ id, page }: Build, show: BuildsContent['show'], own: unknown): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'televisions':
      return id === 'tv' || page.startsWith('/download/smart-tvs/');
    case 'own':
      return id === own;
  }
}

function toShown(build: Build, isOwnDevice: boolean, hasOwnPage: boolean): ShownBuild {
  const { id, token, name, page, version, released, system } = build;
  const described = { id, token, name, version, released, system, isOwnDevice };
  const rest =
    'store' in build
      ? { store: build.store }
      : { href: downloadsPath + build.file, bytes: build.bytes, sha256: build.sha256 };
  return { ...described, ...(hasOwnPage && { page }), ...rest };
}

/** Builds of the page. The one for the visitor's platform comes first. */
export function fillBuilds(
  { show, ...section }: BuildsContent,
  { site, entry, visit }: SectionContext,
): BuildsSection {
  // A page about one build is the same for every visitor.
  const ownDevice = show === 'own' ? undefined : visit.platform;
  const shown = site.builds
    .filter((build) => isWanted(build, show, entry?.['build']))
    .map((build) => toShown(build, build.id === ownDevice, show !== 'own'))
    .sort((one, other) => Number(other.isOwnDevice) - Number(one.isOwnDevice));
  return { ...section, builds: shown };
}
