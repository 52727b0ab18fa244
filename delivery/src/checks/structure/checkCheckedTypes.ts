import { withoutBlindness, type CheckReport } from '../checkReport';
import { listSourceFiles } from '../sourceFiles';
import { readTypeProjects } from './typeProjects';

/** Reports source files outside any project and settings that the compiler ignores. */
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
    checkedCount: files.length,
  });
}
