/** Lists of pages come from the code of server and release command, which is TypeScript. */
async function importSource(load) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  try {
    return await load();
  } finally {
    await unregister();
  }
}

export async function loadShellPages(folders) {
  const { listSharePages } = await importSource(() => import('@tidegate/shell/sharePages'));
  return listSharePages(folders);
}

export async function loadRemotePages(builtDir) {
  const { listRemotePages } = await importSource(() => import('./listRemotePages.ts'));
  return listRemotePages(builtDir);
}
