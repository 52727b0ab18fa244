import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { createSharedRequire, UnsharedNameError } from './sharedRequire';

/** Runs as a separate process, started by `inspectBundle`; the argument is the bundle file. */

interface Fields {
  [key: string]: unknown;
}

const asFields = (value: unknown): Fields => Object(value) as Fields;
const asList = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(asFields) : []);

const isFunction = (value: unknown): value is () => unknown => typeof value === 'function';

function isRenderable(component: unknown): boolean {
  return isFunction(component) || '$$typeof' in asFields(component);
}

/** Only data can be sent to another process, no functions. */
async function toFacts(exported: unknown) {
  const { name, routes, slots, lazyPages, slice } = asFields(exported);
  const pages = isFunction(lazyPages) ? asFields(await lazyPages()) : {};
  return {
    name,
    routes: asList(routes).map(({ Component, load: _, submit: __, ...facts }) => ({
      ...facts,
      isRenderable: isRenderable(
        facts['isLazy'] === true ? asFields(pages[String(facts['path'])])['Component'] : Component,
      ),
    })),
    slots: asList(slots).map(({ name: slot, isSwapSafe, Component }) => ({
      name: slot,
      isSwapSafe,
      isRenderable: isRenderable(Component),
    })),
    sliceVersion: slice === undefined ? null : asFields(slice)['version'],
  };
}

async function evaluate(file: string): Promise<unknown> {
  const module: { exports: Fields } = { exports: {} };
  const code = readFileSync(file, 'utf8');
  const parameters = ['module', 'exports', 'require'];
  const run = vm.compileFunction(code, parameters, { filename: file });
  Reflect.apply(run, undefined, [module, module.exports, await createSharedRequire(code)]);
  return module.exports['default'];
}

async function read(file: string) {
  try {
    return { status: 'read', facts: await toFacts(await evaluate(file)) };
  } catch (error) {
    const code =
      error instanceof UnsharedNameError ? 'remotes.unsharedName' : 'delivery.bundleFailed';
    return {
      status: 'failed',
      code,
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

// A timer or socket that the bundle left open must not keep the process alive.
process.send?.(await read(process.argv[2] ?? ''), () => process.exit());
