import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { plantedFaultSchema, type PlantedFault } from './plantedFault';

const folder = 'delivery/checks/planted-faults';

export interface FaultArea {
  area: string;
  faults: readonly PlantedFault[];
}

export async function readPlantedFaults(rootDir: string): Promise<FaultArea[]> {
  const names = (await readdir(path.join(rootDir, folder))).filter((name) =>
    name.endsWith('.json'),
  );
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(path.join(rootDir, folder, name), 'utf8');
      const faults = z.array(plantedFaultSchema).parse(JSON.parse(text));
      return { area: path.basename(name, '.json'), faults };
    }),
  );
}
