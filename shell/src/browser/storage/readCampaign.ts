import { isRecordOf } from '../../isRecord';
import { readStored } from './storedValues';

export const campaignKey = 'tidegate.campaign';

/** Returns the stored marks of the address that the tab was opened with. */
export function readCampaign(): Readonly<Record<string, string>> {
  const stored = readStored('sessionStorage', campaignKey);
  return isRecordOf(stored, (mark) => typeof mark === 'string') ? stored : {};
}
