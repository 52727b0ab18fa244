import type { ScriptLoader } from './createScriptLoader';
import { isWaiting } from './scriptedControls';

/** Keeps the figures of countdowns current until React does. When one ends, React shows what follows. */
export function tickCountdowns(loader: ScriptLoader): void {
  for (const timer of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (!isWaiting(timer)) continue;
    const leftMs = Date.parse(timer.dataset['until'] as string) - Date.now();
    let seconds = Math.max(0, Math.ceil(leftMs / 1000));
    if (seconds === 0) loader.load();
    for (const figure of timer.querySelectorAll<HTMLElement>('[data-unit]')) {
      const unit = Number(figure.dataset['unit']);
      figure.textContent = `${Math.floor(seconds / unit)}`.padStart(2, '0');
      seconds %= unit;
    }
  }
}
