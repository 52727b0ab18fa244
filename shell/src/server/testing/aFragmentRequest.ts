import type { FragmentRequest } from '../fragments/protocol/fragmentRequest';
import { describeShellState, type ShellStateFacts } from '../rendering/describeShellState';

const origin = 'https://tidegate.example';

const state = describeShellState({
  ...{ url: `${origin}/`, language: 'en', device: 'desktop', isH5: false, currency: 'USD' },
  user: {} as ShellStateFacts['user'],
  frame: {} as ShellStateFacts['frame'],
});

/** A request for a page of the blog. */
export function aFragmentRequest(
  path: string,
  rest: Partial<FragmentRequest> = {},
): FragmentRequest {
  return {
    ...{ remote: 'blog', version: '1.0.0', url: origin + path, language: 'en', device: 'desktop' },
    isDevelopment: false,
    instantMs: Date.now(),
    state,
    messages: '{"title":"Title","description":"Description"}',
    promised: { routes: [], slots: [] },
    uuids: [],
    ...rest,
  };
}
