import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import { createQuarantine } from './createQuarantine';

const fault: RemoteFault = {
  remote: 'campaigns',
  version: '1.0.1',
  code: 'remotes.threwAtRender',
  message: 'boom',
};

function aQuarantine() {
  const clock = { ms: 0 };
  const report = jest.fn();
  return { clock, report, quarantine: createQuarantine({ report, now: () => clock.ms }) };
}

test('a version that failed is left out for a while and then tried again', () => {
  const { clock, quarantine } = aQuarantine();

  quarantine.add(fault);

  expect(quarantine.has('campaigns', '1.0.1')).toBe(true);
  expect(quarantine.has('campaigns', '1.0.0')).toBe(false);
  clock.ms = 5_001;
  expect(quarantine.has('campaigns', '1.0.1')).toBe(false);
});

test('a version that fails again is left out for longer', () => {
  const { clock, quarantine } = aQuarantine();
  quarantine.add(fault);
  clock.ms = 5_001;

  quarantine.add(fault);

  clock.ms += 9_999;
  expect(quarantine.has('campaigns', '1.0.1')).toBe(true);
  clock.ms += 2;
  expect(quarantine.has('campaigns', '1.0.1')).toBe(false);
});

test('faults that arrive together count as one', () => {
  const { clock, quarantine } = aQuarantine();

  for (let request = 0; request < 10; request += 1) quarantine.add(fault);

  clock.ms = 5_001;
  expect(quarantine.has('campaigns', '1.0.1')).toBe(false);
});

test('each cause is reported once', () => {
  const { report, quarantine } = aQuarantine();

  quarantine.add(fault);
  quarantine.add(fault);
  quarantine.add({ ...fault, code: 'remotes.timeout' });

  expect(report.mock.calls.map(([{ code }]: [RemoteFault]) => code)).toEqual([
    'remotes.threwAtRender',
    'remotes.timeout',
  ]);
});

test('a refused foreign write is reported but does not take the version out', () => {
  const { report, quarantine } = aQuarantine();

  quarantine.add({ ...fault, code: 'remotes.foreignWrite' });

  expect(report).toHaveBeenCalledTimes(1);
  expect(quarantine.has('campaigns', '1.0.1')).toBe(false);
});

test('a suspect is left out until it is cleared, and suspected once', () => {
  const { quarantine, report } = aQuarantine();

  expect(quarantine.suspect('campaigns', '1.0.1')).toBe(true);
  expect(quarantine.suspect('campaigns', '1.0.1')).toBe(false);
  expect(quarantine.has('campaigns', '1.0.1')).toBe(true);
  quarantine.clear('campaigns', '1.0.1');

  expect(quarantine.has('campaigns', '1.0.1')).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test('a version in quarantine cannot become suspect, and clearing keeps it there', () => {
  const { quarantine } = aQuarantine();
  quarantine.add(fault);

  expect(quarantine.suspect('campaigns', '1.0.1')).toBe(false);
  quarantine.clear('campaigns', '1.0.1');

  expect(quarantine.has('campaigns', '1.0.1')).toBe(true);
});
