import type { Permission } from '@fovea/shared-types/permissions';
import type { RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalPage, useWaitingColumn } from '../../kit/approval/approval-page';
import { Button } from '../../kit/button/button';
import type { Fact } from '../../kit/detail-view/detail-view';
import { useDict } from '../../lib/dicts';
import { localText } from '../../lib/local-text';
import { useMay } from '../../lib/permissions';
import { type RecordColumns, useRecordColumns } from '../record/record-page';
import { type PlainRecord, plainOf, type PlainRow } from '../record/record-types';
import { useRecordChanged } from '../record/record.queries';
import { useRecordList } from '../record/use-record-list';
import { DocumentReview } from './document-review';
import type { DocumentDeclaration, DocumentShown } from './document.queries';

/** What a page adds to a document's declaration. */
export interface DocumentPageOptions<D extends DocumentDeclaration> {
  /** Its columns before how long it waits; a hook. */
  useColumns: () => RecordColumns<D>;
  /** How one is requested; absent where that begins on another page. */
  create?: { label: Translations; Dialog: ComponentType<{ onClose: () => void }> };
  /** What is requested, as a card of facts; without it the fields of the declaration. */
  Terms?: ComponentType<{ shown: DocumentShown<D> }>;
  /** Facts before the reason; a hook. */
  useFirstFacts?: () => (shown: DocumentShown<D>) => Fact[];
  /** What each decision leads to; a hook. */
  useConsequences: () => { approve: string; reject: string };
  /** Other records that show it. */
  shownBy?: ReadonlyArray<Pick<PlainRecord, 'declared'>>;
  /** What else the requester, or who manages it, can do; a hook. */
  useActions?: () => (shown: DocumentShown<D>) => ReactNode;
  /** What the page is called, where that is not what its record's rows are. */
  title?: Translations;
}

/** Documents that one person requests and another decides: pending ones first, the longest waiting before all. */
export function documentPage<D extends DocumentDeclaration>(
  document: StaffRecord<D>,
  { useColumns, create, title, ...parts }: DocumentPageOptions<D>,
): ComponentType {
  const record = plainOf(document);
  const { name, exports = '', document: states, many } = document.declared;
  const { pending, machine } = states;
  const sinceOf = ({ status, created_at }: PlainRow): string | null =>
    status === pending ? String(created_at) : null;
  // `PermissionsOf` makes the union of the same declarations.
  const permission = (verb: 'add' | 'approve') => `${name}:${verb}` as Permission;

  return function DocumentPage() {
    const { t } = useTranslation('approval');
    const may = useMay();
    const label = useDict(`states:${machine.id}`).label(pending);
    // Of what is submitted again the newest submission waits.
    const sort = states.resubmission ? 'created_at' : 'id';
    const waiting = useMemo(() => ({ request: { status: pending }, sort, label }), [label, sort]);
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
    const button = create !== undefined && may(permission('add')) && (
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
        {localText(create.label)}
      </Button>
    );
    return (
      <>
        <ApprovalPage
          title={localText(title ?? many)}
          permission={permission('approve')}
          {...{ list, result, columns, filters }}
          nameOf={record.nameOf}
          waitingSince={sinceOf}
          exporting={{ resource: exports, request }}
          empty={{ title: t('none_waiting'), text: localText(record.words.empty_text), action: button }}
          detail={(open) => <DocumentReview document={document} parts={parts} {...open} />}
        >
          {button}
        </ApprovalPage>
        {isMaking && create !== undefined && <create.Dialog onClose={() => setMaking(false)} />}
      </>
    );
  };
}
