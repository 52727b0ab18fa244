import * as z from 'zod/mini';
import { forEachLanguage, insertBefore, toJson, type Generator } from './generation';
import { describeSources } from './describeSources';

const list = 'shared-contracts/src/remotes/remoteNames.ts';
const lockFile = 'package-lock.json';
const pattern = 'remotes/tools/package.json';

const packageSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const lockSchema = z.looseObject({ packages: z.record(z.string(), z.unknown()) });

const emptyMessages = { page: { title: '', description: '', heading: '', lead: '' } };

/** A remote with one page, its test and its messages; its one line elsewhere names its paths. */
export const newRemote: Generator = async (name, readText) => {
  const known = packageSchema.parse(JSON.parse(await readText(pattern)));
  const ownPackage = { ...known, name: `@tidegate/${name}`, version: '1.0.0' };
  const { dependencies, devDependencies } = known;
  const locked = { name: ownPackage.name, version: '1.0.0', dependencies, devDependencies };
  const { packages, ...lock } = lockSchema.parse(JSON.parse(await readText(lockFile)));
  const folder = `remotes/${name}`;
  const allPackages = {
    ...packages,
    [`node_modules/@tidegate/${name}`]: { resolved: folder, link: true },
    [folder]: locked,
  };
  const sorted = Object.fromEntries(
    Object.entries(allPackages).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  const key = name.includes('-') ? `'${name}'` : name;
  const row = `  ${key}: ['/${name}'],\n`;
  return {
    files: new Map([
      [list, insertBefore(await readText(list), '} as const satisfies Readonly<Record', row)],
      [lockFile, toJson({ ...lock, packages: sorted })],
      [`${folder}/package.json`, toJson(ownPackage)],
      ...describeSources(name).map(([file, text]): [string, string] => [`${folder}/${file}`, text]),
      ...forEachLanguage((language) => [
        `${folder}/locales/${language}/${name}.json`,
        toJson(emptyMessages),
      ]),
    ]),
    next: [
      `Write the empty messages of ${folder}/locales/*/${name}.json.`,
      `Choose its paths in ${list}.`,
      `npm run build, then npm run release -- publish ${name} and npm run release -- activate ${name}@1.0.0 (npm start does both on this machine).`,
    ],
  };
};
