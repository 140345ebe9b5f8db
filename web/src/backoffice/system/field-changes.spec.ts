import { describe, expect, it } from 'vitest';
import { fieldChanges, fieldTitle } from './field-changes';

describe('the fields of an audit line', () => {
  it('puts what changed first, each side as text', () => {
    expect(
      fieldChanges(
        { remark: '', status: 1, menu_ids: ['1'] },
        { remark: '', status: 0, menu_ids: ['1', '2'] },
      ),
    ).toEqual([
      { path: ['status'], before: '1', after: '0', isChanged: true },
      { path: ['menu_ids'], before: '["1"]', after: '["1","2"]', isChanged: true },
      { path: ['remark'], before: '', after: '', isChanged: false },
    ]);
  });

  it('tells one side alone of a record that was made or went away', () => {
    expect(fieldChanges(null, { role_name: 'Clerk' })).toEqual([
      { path: ['role_name'], before: null, after: 'Clerk', isChanged: true },
    ]);
    expect(fieldChanges({ role_name: 'Clerk' }, null)[0]).toMatchObject({ before: 'Clerk', after: null });
    expect(fieldChanges(null, null)).toEqual([]);
  });

  it('takes a field of the name of a method for what it is', () => {
    expect(fieldChanges({}, { constructor: 'x' })).toEqual([
      { path: ['constructor'], before: null, after: 'x', isChanged: true },
    ]);
  });

  it('tells what stands within a field one by one', () => {
    expect(fieldChanges({ names: { c: '甲', e: 'A' } }, { names: { c: '甲', e: 'B' }, reasons: {} })).toEqual(
      [
        { path: ['names', 'e'], before: 'A', after: 'B', isChanged: true },
        { path: ['reasons'], before: null, after: '{}', isChanged: true },
        { path: ['names', 'c'], before: '甲', after: '甲', isChanged: false },
      ],
    );
  });

  it('are called by their titles, and by their names where nobody gave them one', () => {
    const titles = { names: 'Company name', e: 'English' };
    expect(fieldTitle(['names', 'e'], titles)).toBe('Company name · English');
    expect(fieldTitle(['older_field'], titles)).toBe('older_field');
    expect(fieldTitle(['constructor'], titles)).toBe('constructor');
  });
});
