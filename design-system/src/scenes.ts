// Pictures of single pages: beside the index, which every remote gets whole.
export { BellBuoy } from './pictures/BellBuoy';
export { Bottle } from './pictures/Bottle';
export { Breakwater } from './pictures/Breakwater';
export { Dividers } from './pictures/Dividers';
export { FlagHoist } from './pictures/FlagHoist';
export { Lighthouse } from './pictures/Lighthouse';
export { Regatta } from './pictures/Regatta';
export { Sextant } from './pictures/Sextant';
