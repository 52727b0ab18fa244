import { remotePaths } from '@tidegate/contracts/remotes/remoteNames';
import { emailPath, secondFactorPath, secondStepPath } from './accountPaths';
import { findPage } from '../findPage';

/** Old addresses and their replacements (specification §2.5). */
const moved: Readonly<Record<string, string>> = {
  '/paypal': '/pricing',
  '/paypalsuc': '/paySuc',
  '/home/index_v1': '/home',
  '/home/singaporeheader': '/vpn-server/singapore-vpn/Header',
  '/home/countdown': '/promotion/banner/countDown',
  '/home/halloween2021': '/halloween/2021/banner',
  '/aboutus/index_v1': '/aboutus',
  ...Object.fromEntries(
    [
      ...['v2020', 'v2020/download', 'v2020/smart-tvs/banner'],
      ...['v2021', 'v2021/game-host', 'v2021/product', 'v2021/smart-tvs'],
    ].map((part) => [`/${part}`, `/download/${part}`]),
  ),
};

/** Paths with capitals; below other mounts the case of the request stays. */
const spelled = [
  ...Object.values(remotePaths).flat(),
  secondFactorPath,
  secondStepPath,
  emailPath,
  '/order/standPlan',
  '/myAccount/changePassword',
  '/myAccount/deviceManage',
  '/myAccount/dnsSettings',
  '/myAccount/Info',
  '/actives/CountDown',
  '/actives/DailyHeader',
  '/promotion/banner/countDown',
  '/promotion/banner/dayTrial',
];

const spellings = new Map(spelled.map((path) => [path.toLowerCase(), path]));

/** Resolves old addresses and corrects the case of a site path. */
export function toCanonicalPath(sitePath: string): string {
  const path = sitePath.toLowerCase();
  const exact = moved[path] ?? spellings.get(path);
  if (exact !== undefined) return exact;
  const found = findPage(path);
  if (found) return found.part === undefined ? found.canonicalPath : sitePath;
  const [, first = '', ...rest] = sitePath.split('/');
  const mount = spellings.get(`/${first.toLowerCase()}`);
  return mount === undefined ? sitePath : [mount, ...rest].join('/');
}
