export function serveRemote(options: {
  name: string;
  remoteDir: string;
  port: number;
  onCompiled: (result: { errors: string[] }) => void;
}): Promise<{ close: () => Promise<void> }>;
