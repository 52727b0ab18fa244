import { sharedModules } from '@tidegate/contracts/remotes/sharedModules';
import { sharedModuleObjects } from './sharedModuleObjects';

test.each(Object.entries(sharedModules))(
  'the shell shares exactly the contract names of %s',
  (name, names) => {
    const shared = sharedModuleObjects[name as keyof typeof sharedModules];

    expect(Object.keys(shared).sort()).toEqual([...names].sort());
    for (const value of Object.values(shared)) expect(value).toBeDefined();
  },
);
