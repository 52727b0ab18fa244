import { missingGlobals, type ReachName } from '../reachNames';
import { sayReached } from './said';

const { apply, construct, get, getPrototypeOf, has, ownKeys, set } = Reflect;

function hearCalls<Code extends CallableFunction>(code: Code, name: ReachName): Code {
  return new Proxy(code, {
    apply(target, self, given: unknown[]): unknown {
      sayReached(name);
      return apply(target, self, given);
    },
    construct(target, given: unknown[], newTarget) {
      sayReached(name);
      return construct(target, given, newTarget) as object;
    },
  });
}

export function hearLooks<Given extends object>(given: Given, name: ReachName): Given {
  return new Proxy(given, {
    get(target, key, receiver): unknown {
      if (!has(target, key)) sayReached(name);
      return get(target, key, receiver);
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

const missing = new Map<PropertyKey, ReachName>(missingGlobals.map((name) => [name, name]));

function look(key: PropertyKey): void {
  const name = missing.get(key);
  if (name) sayReached(name);
}

/** Prototype of the global object. It sees lookups of missing names, also by `typeof` and `in`. */
const behindGlobals = new Proxy(getPrototypeOf(globalThis) ?? {}, {
  has(target, key) {
    look(key);
    return has(target, key);
  },
  get(target, key, receiver): unknown {
    look(key);
    return get(target, key, receiver);
  },
  ownKeys(target) {
    sayReached('globalThis');
    return ownKeys(target);
  },
});

/** The context forbids code generation from strings anyway. These traps only report it. */
function trapCodeFromStrings(): void {
  const heardFunction = hearCalls(Function, 'Function');
  Object.defineProperty(Function.prototype, 'constructor', { value: heardFunction });
  Object.defineProperty(globalThis, 'Function', { value: heardFunction });
  for (const example of [async function () {}, function* () {}, async function* () {}]) {
    const maker = example.constructor;
    const heard = hearCalls(maker, 'Function');
    Object.defineProperty(maker.prototype, 'constructor', { value: heard });
    Object.setPrototypeOf(maker, heardFunction);
  }
  Object.defineProperty(globalThis, 'eval', { value: hearCalls(globalThis.eval, 'eval') });
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
