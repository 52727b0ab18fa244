import { countOpen, type LanguageCompleteness } from './measureCompleteness';

const isOfPage = ({ namespace }: { namespace: string }) => namespace.includes('/pages/');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function describeLanguage({ language, files }: LanguageCompleteness): string {
  const wanted = sum(files.map((file) => file.wanted));
  const open = sum(files.map(countOpen));
  // Rounded down, so that 100 % means that nothing is open.
  const percent = Math.floor((100 * (wanted - open)) / wanted);
  const foreign = files.filter((file) => isOfPage(file) && countOpen(file) > 0);
  return `${language}  ${String(percent).padStart(3)} %  ${open} of ${wanted} messages open, ${foreign.length} pages with English texts`;
}

/** One line for each language. */
export function describeStatus(all: readonly LanguageCompleteness[]): string[] {
  return all.map(describeLanguage);
}

/** One line for each file of a language that is not complete. */
export function describeOpenFiles({ files }: LanguageCompleteness): string[] {
  return files
    .filter((file) => countOpen(file) > 0)
    .map((file) => {
      const examples = [...file.missing, ...file.untranslated].slice(0, 3).join(', ');
      return `${file.namespace}: ${countOpen(file)} of ${file.wanted} open, such as ${examples}`;
    });
}
