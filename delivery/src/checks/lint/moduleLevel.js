import { selectorRule } from './selectorRule.js';

const declared =
  ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator';
const workers =
  'fetch|queueMicrotask|requestAnimationFrame|requestIdleCallback|setInterval|setTimeout';
const watchers =
  'BroadcastChannel|EventSource|IntersectionObserver|MutationObserver|WebSocket|Worker';

/** Loading a release must have no side effects, because nothing disposes of them. */
export const noModuleSideEffects = selectorRule(
  'Nothing may run when a remote is loaded: move it into an effect, `load` or `submit`.',
  [
    'Program > ExpressionStatement:not([directive])',
    `${declared} > CallExpression.init[callee.name=/^(${workers})$/]`,
    `${declared} > CallExpression.init[callee.property.name=/^(${workers}|addEventListener)$/]`,
    `${declared} > NewExpression.init[callee.name=/^(${watchers})$/]`,
  ],
);

/** On the server one module serves many visitors at once. */
export const noModuleVariables = selectorRule(
  'A module-level variable is shared by all visitors on the server: use the store or component state.',
  [
    'Program > VariableDeclaration[kind=/^(let|var)$/]',
    'Program > ExportNamedDeclaration > VariableDeclaration[kind=/^(let|var)$/]',
  ],
);
