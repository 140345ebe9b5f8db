import { describe, expect, it } from 'vitest';
import { isDifferent, knownRows, mergeSpecifications } from './compare-rows';

describe('the rows of a comparison', () => {
  it('group specifications under one label, however it is typed', () => {
    const rows = mergeSpecifications([
      [
        { label: 'Field of view', value: '45°' },
        { label: 'Sensor', value: '24 MP' },
      ],
      [
        { label: 'Weight of head', value: '3 kg' },
        { label: 'ｆield  of View:', value: '50°' },
      ],
      [],
    ]);
    expect(rows).toEqual([
      { label: 'Field of view', values: ['45°', '50°', null] },
      { label: 'Sensor', values: ['24 MP', null, null] },
      { label: 'Weight of head', values: [null, '3 kg', null] },
    ]);
  });

  it('keep both values of a label that one item has twice', () => {
    const port = (value: string) => ({ label: 'Port', value });
    expect(mergeSpecifications([[port('USB'), port('LAN')], [port('USB')]])).toEqual([
      { label: 'Port', values: ['USB, LAN', 'USB'] },
    ]);
  });

  it('differ by their meaning, not by how they are typed', () => {
    expect(isDifferent({ label: '', values: ['24 MP', ' 24  mp'] })).toBe(false);
    expect(isDifferent({ label: '', values: ['24 MP', '12 MP'] })).toBe(true);
    expect(isDifferent({ label: '', values: ['24 MP', null] })).toBe(true);
    expect(isDifferent({ label: '', values: ['24 MP'] })).toBe(false);
  });

  it('are left out where no item has a value', () => {
    const row = { label: 'b', values: [null, 'x'] };
    expect(knownRows([{ label: 'a', values: [null, null] }, row])).toEqual([row]);
  });
});
