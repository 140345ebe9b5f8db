import type { RecordDeclaration, RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalPage, type OpenDocument, useWaitingColumn } from '../../kit/approval/approval-page';
import { Button } from '../../kit/button/button';
import { useDict } from '../../lib/dicts';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { type RecordColumns, useRecordColumns } from '../record/record-page';
import { plainOf, type PlainRow } from '../record/record-types';
import { useRecordChanged } from '../record/record.queries';
import { useRecordList } from '../record/use-record-list';
import type { RequestDict, RequestPermission } from './requested-review';

interface RequestedPageParts<D extends RecordDeclaration> {
  permission: RequestPermission;
  dict: RequestDict;
  /** Its columns before and after how long it waits; a hook. */
  useColumns: () => RecordColumns<D>;
  /** Absent where it is asked for elsewhere. */
  create?: { label: Translations; Dialog: ComponentType<{ onClose: () => void }> };
  Review: ComponentType<OpenDocument>;
}

const { pending } = REQUESTED_STATUS;
const sinceOf = ({ status, created_at }: PlainRow): string | null =>
  status === pending ? String(created_at) : null;

/** Documents that one requests and another decides: pending ones first, the longest waiting before all. */
export function requestedPage<D extends RecordDeclaration>(
  declared: StaffRecord<D>,
  { permission, dict, useColumns, create, Review }: RequestedPageParts<D>,
): ComponentType {
  const record = plainOf(declared);

  return function RequestedPage() {
    const { t } = useTranslation('approval');
    const may = useMay();
    const label = useDict(dict).label(pending);
    const waiting = useMemo(() => ({ request: { status: pending }, sort: 'id', label }), [label]);
    const { list, result, filters, request } = useRecordList(record, { waiting });
    const [isMaking, setMaking] = useState(false);
    const changed = useRecordChanged(record);
    const looks = useColumns();
    const waited = useWaitingColumn<RowOf<D>>(sinceOf);
    const columns = useRecordColumns<D>(
      record,
      useMemo<RecordColumns<D>>(() => [...looks, waited], [looks, waited]),
      changed,
    );
    const button = create !== undefined && may(`${permission}:add`) && (
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
        {localText(create.label)}
      </Button>
    );
    return (
      <>
        <ApprovalPage
          title={localText(record.declared.many)}
          permission={`${permission}:approve`}
          {...{ list, result, columns, filters }}
          nameOf={record.nameOf}
          waitingSince={sinceOf}
          exporting={{ resource: record.declared.exports ?? '', request }}
          empty={{ title: t('none_waiting'), text: localText(record.words.empty_text), action: button }}
          detail={(open) => <Review {...open} />}
        >
          {button}
        </ApprovalPage>
        {isMaking && create !== undefined && <create.Dialog onClose={() => setMaking(false)} />}
      </>
    );
  };
}
