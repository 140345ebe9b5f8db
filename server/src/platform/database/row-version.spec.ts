import { AppError } from '../kernel/app-error.js';
import { refuseStale, versionOf } from './row-version.js';

describe('the version of a row', () => {
  const row = { name: 'Clerk', sort: 1, menu_ids: [1, 2] };

  it('is the same for the same fields, and another when one of them is', () => {
    expect(versionOf({ ...row })).toBe(versionOf(row));
    expect(versionOf({ ...row, menu_ids: [1] })).not.toBe(versionOf(row));
    expect(versionOf({ ...row, name: null })).not.toBe(versionOf(row));
    expect(versionOf(row)).toMatch(/^[\w-]{22}$/);
  });

  it('refuses a caller who read another state, and nobody who named none', () => {
    expect(() => refuseStale(versionOf(row), row)).not.toThrow();
    expect(() => refuseStale(undefined, row)).not.toThrow();
    expect(() => refuseStale(versionOf(row), { ...row, sort: 2 })).toThrow(new AppError('CHANGED_MEANWHILE'));
  });
});
