interface Task {
  id: number;
  at: number;
  run: () => void;
}

const tasks = new Map<number, Task>();
let lastId = 0;

export function setTimer(run: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]) {
  lastId += 1;
  tasks.set(lastId, {
    id: lastId,
    at: Date.now() + Math.max(0, delayMs),
    run: () => {
      run(...given);
    },
  });
  return lastId;
}

export function clearTimer(id?: number): void {
  if (id !== undefined) tasks.delete(id);
}

function findNext(): Task | undefined {
  let next: Task | undefined;
  for (const task of tasks.values()) if (!next || task.at < next.at) next = task;
  return next;
}

export function untilNextTask(): number | undefined {
  const next = findNext();
  return next && Math.max(0, next.at - Date.now());
}

/** Runs only one due task, so that microtasks run before the next one. */
export function runDueTask(): void {
  const next = findNext();
  if (!next || next.at > Date.now()) return;
  tasks.delete(next.id);
  try {
    next.run();
  } catch {
    // As on every platform, an error in a timer must not stop other timers.
  }
}
