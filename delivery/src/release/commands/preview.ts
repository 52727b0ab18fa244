import { previewParameter } from '@tidegate/contracts/remotes/preview';
import { previewRelease } from '../client/registryCalls';
import { findAccess, parseRelease, type CommandContext, type CommandResult } from './command';

export async function preview(context: CommandContext): Promise<CommandResult> {
  const { remote, version } = parseRelease(context);
  const access = await findAccess(context, remote);
  const { id, token, expiresAt } = await previewRelease(access, { remote, version });
  const link = new URL('/', context.site);
  link.searchParams.set(previewParameter, token);
  return {
    text: `${link.href}\nshows ${remote}@${version} to whoever opens it, until ${expiresAt}`,
    json: { id, remote, version, link: link.href, expiresAt },
  };
}
