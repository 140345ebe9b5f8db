import { licenceKind } from '@fovea/shared-types/member/licence-kind.record';
import { inThreeLanguages } from '../record/record-languages';
import { recordPage } from '../record/record-page';
import { NoAdvice } from './no-advice';
import { backOfficePage } from '../back-office-page';

/** What a register of licences offers to choose. */
export const LicenceKindPage = recordPage(licenceKind, {
  columns: [
    { prop: 'kind_name', width: 320 },
    { prop: 'country', decides: true },
    { prop: 'effective_from', decides: true },
    { prop: 'effective_until', decides: true },
    'licence_count',
    { prop: 'name_c', width: 240, visible: false },
    { prop: 'name_e', width: 240, visible: false },
    { prop: 'name_j', width: 240, visible: false },
  ],
  form: {
    parts: ['country', inThreeLanguages(licenceKind, ['name']), 'effective_from', 'effective_until'],
  },
  Note: NoAdvice,
});

backOfficePage(LicenceKindPage, { path: '/business/licenceKind', texts: ['kit', 'system', 'member'] });
