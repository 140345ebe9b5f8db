import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SERVER = Date.parse('2026-11-20T03:00:00.000Z');
const at = (ms: number) => new Date(SERVER + ms).toISOString();

describe('server clock', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  const fresh = () => import('./server-clock');

  it('corrects half the distance and continues by the monotonic clock, whatever the device’s clock', async () => {
    const clock = await fresh();
    const sentAt = clock.clockMark();
    vi.advanceTimersByTime(200);
    clock.addClockSample(at(0), sentAt);
    expect(clock.serverNow()).toBe(SERVER + 100);
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(0);
    expect(clock.serverNow()).toBe(SERVER + 1100);
  });

  it('keeps the sample with the shortest way', async () => {
    const clock = await fresh();
    let sentAt = clock.clockMark();
    vi.advanceTimersByTime(20);
    clock.addClockSample(at(0), sentAt);
    sentAt = clock.clockMark();
    vi.advanceTimersByTime(3000);
    clock.addClockSample(at(9000), sentAt);
    expect(clock.serverNow()).toBe(SERVER + 10 + 3000);
  });

  it('takes any sample after a reconnect', async () => {
    const clock = await fresh();
    clock.addClockSample(at(0), clock.clockMark());
    clock.distrustClock();
    const sentAt = clock.clockMark();
    vi.advanceTimersByTime(1000);
    clock.addClockSample(at(60_000), sentAt);
    expect(clock.serverNow()).toBe(SERVER + 60_500);
  });

  it('is never behind a time the server has already named', async () => {
    const clock = await fresh();
    clock.addClockSample(at(0), clock.clockMark());
    clock.noteServerTime(SERVER + 700);
    expect(clock.serverNow()).toBe(SERVER + 700);
    clock.noteServerTime(SERVER + 300);
    expect(clock.serverNow()).toBe(SERVER + 700);
  });
});
