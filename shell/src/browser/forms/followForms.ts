import { parsePrefix, toBasename } from '../../locale/prefix';
import type { DataRouter } from '../navigation/router';

/** Turns GET forms within this language and device into client navigations. */
export function followForms(router: DataRouter, basename: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const { origin, pathname, hash } = new URL(form.action);
    if (form.method !== 'get' || form.target || origin !== location.origin) return;
    const { language, device, sitePath } = parsePrefix(pathname);
    if (toBasename(language ?? 'en', device) !== basename) return;
    const fields = [...new FormData(form, event.submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    const query = new URLSearchParams(fields);
    event.preventDefault();
    void router.navigate(`${sitePath}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`);
  });
}
