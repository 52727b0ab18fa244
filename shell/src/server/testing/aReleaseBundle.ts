/**
 * The server bundle of a release with the page `/blog/:name`. `load` contains statements of the
 * loader and `show` an expression to render. A page named `innocent` has neither.
 */
export function aReleaseBundle({
  load = '',
  show = `'shown'`,
}: {
  load?: string;
  show?: string;
}): string {
  return `module.exports.default = {
    name: 'blog',
    slots: [],
    routes: [{
      path: '/blog/:name',
      head: { title: 'title', description: 'description' },
      isSwapSafe: true,
      access: 'public',
      async load({ params, dispatch, getState }) {
        if (params.name !== 'innocent') { ${load} }
        return { status: 'found' };
      },
      Component: ({ params }) => require('react/jsx-runtime').jsx('p', {
        children: params.name === 'innocent' ? 'innocent' : ${show},
      }),
    }],
  };`;
}
