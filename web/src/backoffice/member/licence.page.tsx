import { licence } from '@fovea/shared-types/member/licence.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { licenceMachine } from '@fovea/shared-types/states/member.states';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { LicenceValidity } from '../../kit/licence/licence-state';
import { localText } from '../../lib/local-text';
import { RecordDrawer } from '../record/record-form';
import { recordPage } from '../record/record-page';
import { plainOf } from '../record/record-types';
import { LicenceDetail } from './licence-detail';
import { useLicenceKinds } from './licence.queries';
import { NoAdvice } from './no-advice';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const { replaced } = LICENCE_STATUS;

const FORM = {
  parts: [
    'kind',
    'number',
    'authority',
    'classes',
    'place_name',
    'place_address',
    'valid_from',
    'valid_until',
    'papers',
  ],
  byError: { LICENCE_APPROVED: 'number' },
} as const;

/** What was approved is renewed, never changed. */
export const LicencePage = recordPage(licence, {
  columns: [
    { prop: 'number', width: 200 },
    { prop: 'status', decides: true },
    { prop: 'valid_until', decides: true },
    {
      prop: 'validity',
      width: 170,
      decides: true,
      render: ({ validity, status }) => (status === replaced ? '-' : <LicenceValidity validity={validity} />),
    },
    { prop: 'kind_name', width: 240 },
    { prop: 'company_name', width: 200 },
    { prop: 'place_name', width: 200 },
    { prop: 'authority', width: 180, visible: false },
    { prop: 'country', visible: false },
    { prop: 'classes', width: 220, visible: false },
    { prop: 'place_address', width: 240, visible: false },
    { prop: 'valid_from', visible: false },
    { prop: 'reason', width: 240, visible: false },
    { prop: 'submitted_at', visible: false },
    { prop: 'created_at', visible: false },
  ],
  form: FORM,
  useChoices: useLicenceKinds,
  isFixed: ({ status }) => !licenceMachine.may(status, 'change', 'correct'),
  useActions: () =>
    useMemo(
      () => [
        {
          key: 'copy',
          label: localText(['更新', 'Renew', '更新']),
          permission: 'member:licence:add',
          isHidden: ({ status, renewed_by }) =>
            !licenceMachine.may(status, 'approve its renewal') || renewed_by !== null,
          Dialog: Renewal,
        },
      ],
      [],
    ),
  Opened: LicenceDetail,
  Note: NoAdvice,
});

/** A new licence with the facts of the old one, but for its days and documents. */
function Renewal({ row, onClose }: { row: RowOf<typeof licence.declared>; onClose: () => void }) {
  return (
    <RecordDrawer
      record={plainOf(licence)}
      options={{ ...FORM, choices: useLicenceKinds() }}
      row={row}
      copy={{
        title: localText(['更新许可证照', 'Renew a licence', '許可・届出の更新']),
        values: (values, { id }) => ({
          ...values,
          valid_from: '',
          valid_until: '',
          papers: [],
          renews_id: String(id),
        }),
      }}
      onClose={onClose}
    />
  );
}

backOfficePage(LicencePage, {
  path: paths.licences,
  texts: ['kit', 'system', 'approval', 'member', 'upload'],
});
