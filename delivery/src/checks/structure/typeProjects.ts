import path from 'node:path';
import ts from 'typescript';

/** A TypeScript project; all paths are relative to the root. */
export interface TypeProject {
  folder: string;
  files: readonly string[];
  /** Folders of the referenced projects. */
  uses: readonly string[];
  /** Settings that the compiler does not know and silently ignores. */
  problems: readonly string[];
}

function readSettings(file: string) {
  const problems: ts.Diagnostic[] = [];
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => problems.push(problem),
  };
  const settings = ts.getParsedCommandLineOfConfigFile(file, undefined, host);
  const { options = {}, errors = [] } = settings ?? {};
  const program = ts.createProgram({ rootNames: [], options });
  return {
    files: settings?.fileNames ?? [],
    references: settings?.projectReferences ?? [],
    problems: [...problems, ...errors, ...program.getOptionsDiagnostics()],
  };
}

function describe({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

export function readTypeProjects(rootDir: string): TypeProject[] {
  const fromRoot = (file: string) => path.relative(rootDir, file).split(path.sep).join('/');
  const solution = readSettings(path.join(rootDir, 'tsconfig.json'));
  return solution.references.map((reference) => {
    const { files, references, problems } = readSettings(
      path.join(reference.path, 'tsconfig.json'),
    );
    const folder = fromRoot(reference.path);
    return {
      folder,
      files: files.map(fromRoot),
      uses: references.map((used) => fromRoot(used.path)),
      problems: problems.map((problem) => `${folder}/tsconfig.json: ${describe(problem)}`),
    };
  });
}

/** Projects of these files and their dependents; all projects if a file belongs to none. */
export function listConcerned(
  projects: readonly TypeProject[],
  files: readonly string[],
): readonly string[] {
  const ownerOf = (file: string) =>
    projects
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .sort((left, right) => right.folder.length - left.folder.length)[0]?.folder;
  const owners = files.map(ownerOf);
  const concerned = new Set(owners.filter((folder) => folder !== undefined));
  if (owners.includes(undefined)) return projects.map(({ folder }) => folder);
  for (const folder of concerned) {
    for (const project of projects) {
      if (project.uses.includes(folder)) concerned.add(project.folder);
    }
  }
  return [...concerned].sort();
}
