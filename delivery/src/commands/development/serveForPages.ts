import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { serveRemote } from '../../../build/serveRemote.js';
import type { Progress } from '../terminal/command';

export interface ServedRemote {
  name: RemoteName;
  port: number;
  close: () => Promise<void>;
}

export async function serveForPages({
  name,
  remoteDir,
  port,
  progress,
}: {
  name: RemoteName;
  remoteDir: string;
  port: number;
  progress: Progress;
}): Promise<ServedRemote> {
  const server = await serveRemote({
    name,
    remoteDir,
    port,
    onCompiled({ errors }) {
      for (const error of errors) progress.line(`${name}: ${error}`);
    },
  });
  return { name, port, close: () => server.close() };
}
