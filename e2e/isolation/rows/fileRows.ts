import { withContract } from '../../releases/changes';
import { withTexts } from '../../releases/releaseFiles';
import type { Change } from '../../releases/variantOf';
import type { FaultRow } from '../faultRow';

const withMessages =
  (text: string): Change =>
  (release) =>
    withTexts(release, (known, file) => (file === 'locales/en.json' ? text : known));

const withStyles =
  (css: string): Change =>
  (release) =>
    withTexts(release, (text, file) => (file.endsWith('.css') ? `${text}\n${css}` : text));

const styles = 'delivery.unlayeredStyle';
const invalidMessages = ['remotes.invalidModule'];

export const fileRows: readonly FaultRow[] = [
  {
    name: 'needs another contract',
    change: withContract('^99.0.0'),
    refusal: 'delivery.contractMismatch',
  },
  { name: 'fits every contract', change: withContract('*'), refusal: 'delivery.openContract' },
  { name: 'has messages that are no JSON', change: withMessages('{'), codes: invalidMessages },
  { name: 'has messages that are a number', change: withMessages('42'), codes: invalidMessages },
  {
    name: 'has styles that hide the whole page',
    change: withStyles('*{display:none!important}'),
    refusal: styles,
  },
  {
    name: 'has styles that hide the whole page in a layer',
    change: withStyles('@layer x{*{display:none!important}}'),
    refusal: styles,
  },
];
