import type { DataRouter } from '../navigation/dataRouter';
import { toSitePath } from '../../locale/prefix';
import { readTextFields } from './readTextFields';

/** Turns GET forms within this language and device into client navigations. */
export function followForms(router: DataRouter, basename: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const { origin, pathname, hash } = new URL(form.action);
    if (form.method !== 'get' || form.target || origin !== location.origin) return;
    const sitePath = toSitePath(pathname, basename);
    if (sitePath === undefined) return;
    const fields = readTextFields(form, event.submitter).filter(([, value]) => value !== '');
    const query = new URLSearchParams(fields);
    event.preventDefault();
    void router.navigate(`${sitePath}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`);
  });
}
