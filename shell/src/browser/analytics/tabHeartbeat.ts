const keyPrefix = 'tidegate.tab.';
const beatMs = 30_000;
const aliveMs = 35_000;

export function isAnotherTabAlive(tabId: string, nowMs: number): boolean {
  return Object.entries<string>(localStorage).some(
    ([key, value]) =>
      key.startsWith(keyPrefix) && key !== keyPrefix + tabId && nowMs - Number(value) < aliveMs,
  );
}

function forgetDeadTabs(nowMs: number): void {
  for (const [key, value] of Object.entries<string>(localStorage)) {
    const isDead = key.startsWith(keyPrefix) && !(nowMs - Number(value) < aliveMs);
    if (isDead) localStorage.removeItem(key);
  }
}

export function startHeartbeat(tabId: string): void {
  const beat = () => {
    const nowMs = Date.now();
    forgetDeadTabs(nowMs);
    localStorage.setItem(keyPrefix + tabId, String(nowMs));
  };
  beat();
  setInterval(beat, beatMs);
  addEventListener('pagehide', () => {
    localStorage.removeItem(keyPrefix + tabId);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) beat();
  });
}
