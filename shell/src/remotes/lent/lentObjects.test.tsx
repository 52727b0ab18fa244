import { lentModules } from '@tidegate/contracts/lentModules';
import { lentObjects } from './lentObjects';

test.each(Object.entries(lentModules))(
  'the shell lends exactly the contract names of %s',
  (name, names) => {
    const lent = lentObjects[name as keyof typeof lentModules];

    expect(Object.keys(lent).sort()).toEqual([...names].sort());
    for (const value of Object.values(lent)) expect(value).toBeDefined();
  },
);
