import type { Permission } from '@fovea/shared-types/permissions';
import type { RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideMoney } from '../../kit/approval/decide';
import { useDecideBulk } from '../../kit/approval/use-decide-bulk';
import { Button } from '../../kit/button/button';
import type { Fact } from '../../kit/detail-view/detail-view';
import { useDict } from '../../lib/dicts';
import { localText } from '../../lib/local-text';
import { useMay } from '../../lib/permissions';
import { queuePage } from '../record/queue-page';
import type { RecordColumns } from '../record/record-page';
import type { PlainRecord } from '../record/record-types';
import { type DocumentCalls, DocumentReview } from './document-review';
import type { RequestForm } from './request-again';
import { type DocumentDeclaration, type DocumentShown, useDocumentChanged } from './document.queries';

/** What a page adds to a document's declaration. */
export interface DocumentPageOptions<D extends DocumentDeclaration> {
  /** Its columns before how long it waits; a hook. */
  useColumns: () => RecordColumns<D>;
  /** How one is requested; absent where that begins on another page. */
  create?: DocumentCreate<DocumentShown<D>>;
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

export interface DocumentCreate<Shown> {
  /** Absent where the first request begins on another page: the form then needs a former one. */
  label?: Translations;
  Dialog: RequestForm<Shown>;
  /** false: what is approved is done once and for all. */
  isRepeatable?: false;
}

interface DocumentRow {
  id: number;
  /** Of what is submitted again: what was read is decided. */
  submission_id?: number;
  status: number;
  created_at: string;
}

/** Documents that one person requests and another decides: pending ones first, the longest waiting before all. */
export function documentPage<D extends DocumentDeclaration>(
  document: StaffRecord<D>,
  { useColumns, create, title, ...parts }: DocumentPageOptions<D>,
): ComponentType {
  const { name, many, document: states } = document.declared;
  const { pending, machine } = states;
  // `PermissionsOf` makes the union of the same declarations.
  const permission = (verb: 'add' | 'approve') => `${name}:${verb}` as Permission;
  // Of what is submitted again the newest submission waits.
  const sort = states.resubmission ? 'created_at' : 'id';
  const sinceOf = ({ status, created_at }: DocumentRow) => (status === pending ? created_at : null);
  const sinceOfRow = (row: RowOf<D>) => sinceOf(row as unknown as DocumentRow); // every document has these fields
  const waitsFor = (row: RowOf<D>) => sinceOfRow(row) !== null;
  const { audit } = document.calls as unknown as DocumentCalls; // of the same declaration
  const decideRow = (row: RowOf<D>, decision: { status: 1 | -1; notes: string | undefined }) =>
    decideMoney(audit, row, decision);
  const Queue = queuePage<D>(document, {
    useTexts: () => {
      const { t } = useTranslation('approval');
      return { title: localText(title ?? many), empty: t('none_waiting') };
    },
    permission: permission('approve'),
    sinceOf: sinceOfRow,
    useWaiting: () => {
      const label = useDict(`states:${machine.id}`).label(pending);
      return useMemo(() => ({ request: { status: pending }, sort, label }), [label]);
    },
    useColumns: (waiting) => {
      const looks = useColumns();
      return useMemo(() => [...looks, waiting], [looks, waiting]);
    },
    useBulk: () =>
      useDecideBulk<RowOf<D>>({
        permission: permission('approve'),
        waitsFor,
        decide: decideRow,
      }),
    // Its own lists, the menu's counts, and other records that show it.
    useChanged: () => useDocumentChanged(document, parts.shownBy),
    Review: (open) => <DocumentReview document={document} parts={{ ...parts, create }} {...open} />,
  });

  return function DocumentPage() {
    const may = useMay();
    const [isMaking, setMaking] = useState(false);
    const button = create?.label !== undefined && may(permission('add')) && (
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
        {localText(create.label)}
      </Button>
    );
    return (
      <>
        <Queue create={button} />
        {isMaking && create !== undefined && <create.Dialog onClose={() => setMaking(false)} />}
      </>
    );
  };
}
