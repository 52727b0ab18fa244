import webpack from 'webpack';

/** Runs one or more webpack configurations; rejects with every error's text. */
export function runWebpack(configurations) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        const problem = failure ?? closeFailure;
        if (problem) return reject(problem);
        if (stats.hasErrors()) {
          return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        }
        return resolve(stats);
      });
    });
  });
}
