// Pictures for single pages: not in the index, which every remote loads completely.
export { LockHarbour } from './pictures/chart/LockHarbour';
export { BearingsRose } from './pictures/BearingsRose';
export { BellBuoy } from './pictures/BellBuoy';
export { Bottle } from './pictures/Bottle';
export { Breakwater } from './pictures/Breakwater';
export { Dividers } from './pictures/Dividers';
export { FlagHoist } from './pictures/FlagHoist';
export { Gate, type GateProps } from './pictures/Gate';
export { Lighthouse } from './pictures/Lighthouse';
export { Regatta } from './pictures/Regatta';
export { Sextant } from './pictures/Sextant';
