import type { LexiconGroup } from '@fovea/shared-types/goods/lexicon.dto';
import type { TFunction } from 'i18next';
import type { Column } from '../../kit/data-table/column';
import { lexiconFields, lexiconValues } from './lexicon-values';
import { saveLexicon } from './lexicon.queries';

/** The word by which a group is told from others. */
export const nameOf = ({ terms_e, terms_c, terms_j }: LexiconGroup): string =>
  terms_e[0] ?? terms_c[0] ?? terms_j[0] ?? '';

const kindOf = (t: TFunction<'lexicon'>, kind: number): string =>
  kind === 2 ? t('kind.2') : kind === 3 ? t('kind.3') : t('kind.1');

/** @param changed reads what a switch has changed */
export const lexiconColumns = (
  t: TFunction<'lexicon'>,
  changed: () => Promise<void>,
): Array<Column<LexiconGroup>> => [
  {
    prop: 'terms_c',
    label: t('terms_c'),
    type: 'custom',
    width: 240,
    decides: true,
    render: (group) => group.terms_c.join('、') || '-',
  },
  {
    prop: 'terms_e',
    label: t('terms_e'),
    type: 'custom',
    width: 260,
    decides: true,
    render: (group) => group.terms_e.join(', ') || '-',
  },
  {
    prop: 'terms_j',
    label: t('terms_j'),
    type: 'custom',
    width: 260,
    render: (group) => group.terms_j.join('、') || '-',
  },
  {
    prop: 'kind',
    label: t('kind'),
    type: 'custom',
    width: 130,
    sortable: true,
    render: ({ kind }) => kindOf(t, kind),
  },
  {
    prop: 'status',
    label: t('in_use'),
    type: 'switch',
    width: 110,
    decides: true,
    permission: 'goods:lexicon:update',
    isOn: ({ status }) => status === 1,
    name: (group) => `${t('in_use')}: ${nameOf(group)}`,
    set: async (group, isOn) => {
      const values = { ...lexiconValues(group), status: isOn };
      await saveLexicon({ id: group.id, version: group.version, ...lexiconFields(values) });
      await changed();
    },
    confirm: () => null,
    canUndo: false,
  },
  { prop: 'updated_at', label: t('updated'), type: 'datetime', width: 180, sortable: true },
];
