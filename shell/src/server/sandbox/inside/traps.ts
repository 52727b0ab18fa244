import { missingGlobals, type ReachName } from '../reachNames';
import { reportReach } from './received';

const { apply, construct, get, getPrototypeOf, has, ownKeys, set } = Reflect;

function observeCalls<Code extends CallableFunction>(code: Code, name: ReachName): Code {
  return new Proxy(code, {
    apply(target, self, given: unknown[]): unknown {
      reportReach(name);
      return apply(target, self, given);
    },
    construct(target, given: unknown[], newTarget) {
      reportReach(name);
      return construct(target, given, newTarget) as object;
    },
  });
}

export function observeReads<Given extends object>(given: Given, name: ReachName): Given {
  return new Proxy(given, {
    get(target, key, receiver): unknown {
      if (!has(target, key)) reportReach(name);
      return get(target, key, receiver);
    },
  });
}

export function observeWrites<Given extends object>(given: Given, name: ReachName): Given {
  return new Proxy(given, {
    set(target, key, value, receiver) {
      reportReach(name);
      return set(target, key, value, receiver);
    },
  });
}

const missing = new Map<PropertyKey, ReachName>(missingGlobals.map((name) => [name, name]));

function poll(key: PropertyKey): void {
  const name = missing.get(key);
  if (name) reportReach(name);
}

/** Prototype of the global object. It sees lookups of missing names, also by `typeof` and `in`. */
const behindGlobals = new Proxy(getPrototypeOf(globalThis) ?? {}, {
  has(target, key) {
    poll(key);
    return has(target, key);
  },
  get(target, key, receiver): unknown {
    poll(key);
    return get(target, key, receiver);
  },
  ownKeys(target) {
    reportReach('globalThis');
    return ownKeys(target);
  },
});

/** The context forbids code generation from strings anyway. These traps only report it. */
function trapCodeFromStrings(): void {
  const observedFunction = observeCalls(Function, 'Function');
  Object.defineProperty(Function.prototype, 'constructor', { value: observedFunction });
  Object.defineProperty(globalThis, 'Function', { value: observedFunction });
  for (const example of [async function () {}, function* () {}, async function* () {}]) {
    const maker = example.constructor;
    const received = observeCalls(maker, 'Function');
    Object.defineProperty(maker.prototype, 'constructor', { value: received });
    Object.setPrototypeOf(maker, observedFunction);
  }
  Object.defineProperty(globalThis, 'eval', { value: observeCalls(globalThis.eval, 'eval') });
}

/** V8 passes stack frames to this function. */
function trapStackFrames(): void {
  let format: unknown;
  Object.defineProperty(Error, 'prepareStackTrace', {
    configurable: true,
    get: () => format,
    set(given) {
      reportReach('Error.prepareStackTrace');
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
  if (getPrototypeOf(globalThis) !== behindGlobals) reportReach('globalThis');
}
