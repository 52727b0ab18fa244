import { redrawArchitecture } from './checks/architecturePicture';
import { readLawGraph, readingSteps } from './commands/verification/steps';
const rootDir = process.cwd();
if (process.argv[2] === 'draw') await redrawArchitecture('docs/architecture.md', await readLawGraph(rootDir));
else for (const s of readingSteps) { const t=performance.now(); let out='ok'; try { await s.run({ rootDir, signal: new AbortController().signal }); } catch (e: any) { out = (e.said ?? e.stack).slice(0, 3500); } console.log('=====', s.name, ((performance.now()-t)/1000).toFixed(1), out); }
