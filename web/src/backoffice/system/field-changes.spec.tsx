import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes';

describe('the fields of an audit line', () => {
  it('puts what changed first, each side as text', () => {
    expect(
      fieldChanges(
        { remark: '', status: 1, menu_ids: ['1'] },
        { remark: '', status: 0, menu_ids: ['1', '2'] },
      ),
    ).toEqual([
      { field: 'status', before: '1', after: '0', isChanged: true },
      { field: 'menu_ids', before: '["1"]', after: '["1","2"]', isChanged: true },
      { field: 'remark', before: '', after: '', isChanged: false },
    ]);
  });

  it('tells one side alone of a row that was made or went away', () => {
    expect(fieldChanges(null, { role_name: 'Clerk' })).toEqual([
      { field: 'role_name', before: null, after: 'Clerk', isChanged: true },
    ]);
    expect(fieldChanges({ role_name: 'Clerk' }, null)[0]).toMatchObject({ before: 'Clerk', after: null });
    expect(fieldChanges(null, null)).toEqual([]);
  });

  it('takes a field of the name of a method for what it is', () => {
    expect(fieldChanges({}, { constructor: 'x' })).toEqual([
      { field: 'constructor', before: null, after: 'x', isChanged: true },
    ]);
  });
});
