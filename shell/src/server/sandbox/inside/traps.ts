import { missingGlobals, type ReachName } from '../reachNames';
import { sayReached } from './said';

type Callable = (...given: unknown[]) => unknown;
type Constructor = new (...given: unknown[]) => object;

const { apply, construct, get, getPrototypeOf, has, ownKeys, set } = Reflect;

function hearCalls<Code extends Callable>(code: Code, name: ReachName): Code {
  return new Proxy(code, {
    apply(target, self, given: unknown[]) {
      sayReached(name);
      return apply(target, self, given);
    },
    construct(target, given: unknown[], newTarget) {
      sayReached(name);
      return construct(target as unknown as Constructor, given, newTarget) as object;
    },
  });
}

export function hearLooks<Given extends object>(given: Given, name: ReachName): Given {
  return new Proxy(given, {
    get(target, key, receiver) {
      if (!has(target, key)) sayReached(name);
      return get(target, key, receiver) as unknown;
    },
  });
}

export function hearWrites<Given extends object>(given: Given, name: ReachName): Given {
  return new Proxy(given, {
    set(target, key, value, receiver) {
      sayReached(name);
      return set(target, key, value, receiver);
    },
  });
}

const missing: ReadonlySet<unknown> = new Set(missingGlobals);

function look(key: PropertyKey): void {
  if (missing.has(key)) sayReached(key as ReachName);
}

/** Prototype of the global object. It sees lookups of missing names, also by `typeof` and `in`. */
const behindGlobals = new Proxy(getPrototypeOf(globalThis) ?? {}, {
  has(target, key) {
    look(key);
    return has(target, key);
  },
  get(target, key, receiver) {
    look(key);
    return get(target, key, receiver) as unknown;
  },
  ownKeys(target) {
    sayReached('globalThis');
    return ownKeys(target);
  },
});

/** The context forbids code generation from strings anyway. These traps only report it. */
function trapCodeFromStrings(): void {
  const heardFunction = hearCalls(Function as Callable, 'Function');
  Object.defineProperty(Function.prototype, 'constructor', { value: heardFunction });
  Object.defineProperty(globalThis, 'Function', { value: heardFunction });
  for (const example of [async function () {}, function* () {}, async function* () {}]) {
    const maker = example.constructor as Callable;
    const heard = hearCalls(maker, 'Function');
    Object.defineProperty(maker.prototype, 'constructor', { value: heard });
    Object.setPrototypeOf(maker, heardFunction);
  }
  const evaluate = get(globalThis, 'eval') as Callable;
  Object.defineProperty(globalThis, 'eval', { value: hearCalls(evaluate, 'eval') });
}

/** V8 passes stack frames to this function. */
function trapStackFrames(): void {
  let format: unknown;
  Object.defineProperty(Error, 'prepareStackTrace', {
    configurable: true,
    get: () => format,
    set(given) {
      sayReached('Error.prepareStackTrace');
      format = given;
    },
  });
}

/** Reports the use of blocked APIs. The traps are no protection, so removing them gains nothing. */
export function setTraps(): void {
  trapCodeFromStrings();
  trapStackFrames();
  Object.setPrototypeOf(globalThis, behindGlobals);
}

export function checkTraps(): void {
  if (getPrototypeOf(globalThis) !== behindGlobals) sayReached('globalThis');
}
