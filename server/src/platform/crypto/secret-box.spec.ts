import { SecretBox } from './secret-box.js';

const jwtSecret = 'j'.repeat(32);
const settings = { dataKey: undefined, dataKeyOld: [], jwtSecret, jwtSecretOld: [] };
const dataKey = 'd'.repeat(32);
const box = new SecretBox({ ...settings, dataKey });
const clear = Buffer.from('twenty bytes of text');

describe('a secret box', () => {
  it('opens what was sealed, and never seals the same way twice', () => {
    const sealed = box.seal('column 1', clear);
    expect(box.open('column 1', sealed)).toEqual(clear);
    expect(sealed.includes(clear)).toBe(false);
    expect(box.seal('column 1', clear)).not.toEqual(sealed);
  });

  it('opens for no other row, no other key, and not when a bit was changed', () => {
    const sealed = box.seal('column 1', clear);
    expect(() => box.open('column 2', sealed)).toThrow();
    expect(() => new SecretBox(settings).open('column 1', sealed)).toThrow();
    for (const at of [0, 1, 13, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open('column 1', changed)).toThrow();
    }
  });

  it('takes the signing secret where no key of its own is set', () => {
    expect(new SecretBox(settings).open('x', new SecretBox(settings).seal('x', clear))).toEqual(clear);
  });

  it.each([
    ['another data key', { dataKey: 'e'.repeat(32), dataKeyOld: ['f'.repeat(32), dataKey] }, box],
    ['the first data key', { dataKey }, new SecretBox(settings)],
    [
      'another signing secret',
      { jwtSecret: 'k'.repeat(32), jwtSecretOld: [jwtSecret] },
      new SecretBox(settings),
    ],
    [
      'another signing secret and the first data key',
      { dataKey, jwtSecret: 'k'.repeat(32), jwtSecretOld: [jwtSecret] },
      new SecretBox(settings),
    ],
  ])('opens what was sealed before %s, and seals with that alone', (_what, changed, before) => {
    const after = new SecretBox({ ...settings, ...changed });
    expect(after.open('x', before.seal('x', clear))).toEqual(clear);
    expect(() => after.open('y', before.seal('x', clear))).toThrow();
    expect(() => before.open('x', after.seal('x', clear))).toThrow();
  });
});
