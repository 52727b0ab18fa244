import webpack from 'webpack';
import { describeBuildErrors } from './describeBuildErrors.js';

export function runWebpack(configurations) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        const problem = failure ?? closeFailure;
        if (problem) return reject(problem);
        if (stats.hasErrors()) {
          const { errors } = stats.toJson({ all: false, errors: true, errorStack: false });
          return reject(new Error(describeBuildErrors(errors)));
        }
        return resolve(stats);
      });
    });
  });
}
