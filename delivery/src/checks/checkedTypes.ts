import { withoutBlindness, type CheckReport } from './checkReport';
import { listSourceFiles } from './sourceFiles';
import { readTypeProjects } from './typeProjects';

/**
 * Finds what would be checked under other settings than ours, without a complaint: source files that
 * belong to no project, and settings that the compiler does not know.
 */
export async function checkCheckedTypes(
  rootDir: string,
  folders: readonly string[],
): Promise<CheckReport> {
  const projects = readTypeProjects(rootDir);
  const isChecked = new Set(projects.flatMap((project) => project.files));
  const files = await listSourceFiles(rootDir, folders, /\.tsx?$/);
  const unchecked = files.filter((file) => !isChecked.has(file));
  return withoutBlindness('source files', {
    problems: [
      ...projects.flatMap((project) => project.problems),
      ...unchecked.map((file) => `${file} is in no project of tsconfig.json`),
    ],
    lookedAt: files.length,
  });
}
