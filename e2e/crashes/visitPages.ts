import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 100;

export function visitPages(siteUrl: string, pages: readonly string[]) {
  const failures: string[] = [];
  let answered = 0;
  let isOn = true;

  async function visit(page: string): Promise<void> {
    while (isOn) {
      const reply = await fetch(siteUrl + page);
      const text = await reply.text();
      if (reply.status === 200 && text.includes('</html>')) answered += 1;
      else failures.push(`${page} ${reply.status}`);
      await sleep(pauseMs);
    }
  }

  const visits = pages.map(visit);
  return {
    failures,
    answered: () => answered,
    async stop() {
      isOn = false;
      await Promise.all(visits);
    },
  };
}
