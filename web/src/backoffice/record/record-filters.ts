import { fieldsOf, filterLabelOf } from '@fovea/shared-types/record/record';
import type { FilterField } from '../../kit/data-table/filter-field';
import { dayEnd, dayStart } from '../../lib/day';
import type { Filters } from '../../lib/list-page';
import { numberFilter } from '../../lib/list-page';
import { localText } from '../../lib/local-text';
import { nameOfCode } from './record-columns';
import type { PlainRecord, RecordChoices } from './record-types';

/** The search form of a record's list; a filter for two instants or days is one field of two days. */
export function recordFilters(record: PlainRecord, choices: RecordChoices = {}): FilterField<string>[] {
  const filters = Object.entries(record.declared.filters);
  return filters.flatMap(([name, { kind }], index): FilterField<string>[] => {
    const label = localText(filterLabelOf(record, name));
    const offered = choices[name];
    if (offered !== undefined && 'search' in offered)
      return [{ type: 'search', name, label, search: offered.search, given: offered.given }];
    if (offered !== undefined)
      return 'tree' in offered
        ? [{ type: 'tree', name, label, tree: offered.tree }]
        : [{ type: 'select', name, label, options: offered.options }];
    switch (kind) {
      case 'words':
      case 'text':
        return [{ type: 'text', name, label }];
      case 'id':
        return [{ type: 'number', name, label }];
      case 'either':
        return [{ type: 'yesno', name, label }];
      case 'from':
      case 'fromDay': {
        const to = filters[index + 1]?.[0];
        return to === undefined ? [] : [{ type: 'days', from: name, to, label }];
      }
      case 'to':
      case 'toDay':
        return [];
      case 'same':
        return [fieldFilter(record, name, label)];
    }
  });
}

function fieldFilter(record: PlainRecord, name: string, label: string): FilterField<string> {
  const field = fieldsOf(record)[name];
  if (field === undefined) throw new Error(`${record.declared.name} has no field ${name}`);
  if (field.kind === 'flag' || field.kind === 'truth') return { type: 'yesno', name, label };
  if (field.dict !== undefined) return { type: 'dict', name, label, dict: field.dict };
  if (field.codes !== undefined) {
    const options = field.codes.map((code) => ({ value: String(code), label: nameOfCode(field, code) }));
    return { type: 'select', name, label, options };
  }
  if (field.oneOf !== undefined) {
    const options = field.oneOf.map((one) => ({ value: one, label: nameOfCode(field, one) }));
    return { type: 'select', name, label, options };
  }
  if (field.kind === 'day') return { type: 'day', name, label };
  return { type: field.kind === 'int' || field.kind === 'reference' ? 'number' : 'text', name, label };
}

/** The filters of the address as the list's call accepts them. */
export function filterRequest(record: PlainRecord, filters: Filters<string>): Record<string, unknown> {
  const fields = fieldsOf(record);
  return Object.fromEntries(
    Object.entries(record.declared.filters).map(([name, { kind }]): [string, unknown] => {
      const text = filters[name];
      if (kind === 'from') return [name, dayStart(text)];
      if (kind === 'to') return [name, dayEnd(text)];
      if (kind === 'fromDay' || kind === 'toDay') return [name, dayStart(text) && text];
      if (kind === 'same' && fields[name]?.kind === 'truth')
        return [name, text === undefined ? text : text === '1'];
      const isText =
        kind === 'words' || kind === 'text' || fields[name]?.kind === 'text' || fields[name]?.kind === 'day';
      return [name, isText && kind !== 'id' ? text : numberFilter(text)];
    }),
  );
}
