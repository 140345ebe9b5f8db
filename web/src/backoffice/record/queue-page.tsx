import type { Permission } from '@fovea/shared-types/permissions';
import type { RecordDeclaration, RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import type { ComponentType, ReactNode } from 'react';
import { ApprovalPage, type OpenDocument, useWaitingColumn } from '../../kit/approval/approval-page';
import type { BulkAction, Column } from '../../kit/data-table/column';
import { localText } from '../../lib/local-text';
import { type RecordColumns, useRecordColumns } from './record-page';
import { plainOf, type PlainRow, type RecordChoices } from './record-types';
import { useRecordList, type Waiting } from './use-record-list';

interface QueueTexts {
  title?: string;
  empty?: string;
  emptyText?: string;
}

/** What a page adds to the declaration of a record whose rows somebody decides. */
export interface QueueOptions<D extends RecordDeclaration> {
  /** Where the declaration's texts do not fit; a hook. */
  useTexts?: () => QueueTexts;
  /** By what people's settings of the table are kept, where that is not the record's name. */
  table?: string;
  /** Filters of the call that the page does not offer. */
  without?: ReadonlyArray<keyof D['filters'] & string>;
  /** What filters offer that refer to another row; a hook. */
  useChoices?: () => RecordChoices;
  /** Who decides. */
  permission: Permission;
  /** Since when a row waits; null: it does not. The same function each time. */
  sinceOf: (row: RowOf<D>) => string | null;
  /** What is listed first; a hook. */
  useWaiting: () => Waiting;
  /** Its columns, among them how long it waits; a hook. */
  useColumns: (waiting: Column<RowOf<D>>) => RecordColumns<D>;
  /** What is done to several rows at once; a hook. */
  useBulk?: () => ReadonlyArray<BulkAction<RowOf<D>>>;
  /** Reads anew whatever shows such a row; a hook. */
  useChanged: () => () => Promise<void>;
  /** An `ApprovalDrawer`. */
  Review: ComponentType<OpenDocument>;
}

interface QueueProps {
  /** The way to a new one. */
  create?: ReactNode;
}

/** Rows that wait for a decision, and the decision on each, of their record's declaration. */
export function queuePage<D extends RecordDeclaration>(
  declared: StaffRecord<D>,
  { permission, sinceOf, useWaiting, useColumns, useChanged, Review, ...options }: QueueOptions<D>,
): ComponentType<QueueProps> {
  const record = plainOf(declared);
  const { many, exports = '' } = record.declared;
  const waitingSince = sinceOf as unknown as (row: PlainRow) => string | null; // of the same declaration

  const { table, without, useTexts = useNoTexts, useChoices = useNoChoices, useBulk = useNoBulk } = options;

  return function QueuePage({ create }) {
    const { title, empty, emptyText } = useTexts();
    const { list, result, filters, request } = useRecordList(
      record,
      { table, without, waiting: useWaiting() },
      useChoices(),
    );
    const waiting = useWaitingColumn(sinceOf);
    const changed = useChanged();
    const columns = useRecordColumns(record, useColumns(waiting), changed);
    const bulk = useBulk() as unknown as ReadonlyArray<BulkAction<PlainRow>>; // of the same declaration
    return (
      <ApprovalPage
        title={title ?? localText(many)}
        {...{ permission, list, result, columns, filters, waitingSince }}
        nameOf={record.nameOf}
        bulk={bulk}
        onBulkDone={changed}
        exporting={{ resource: exports, request }}
        empty={{
          title: empty ?? localText(record.words.empty),
          text: emptyText ?? localText(record.words.empty_text),
          action: create,
        }}
        detail={(open) => <Review {...open} />}
      >
        {create}
      </ApprovalPage>
    );
  };
}

const NO_TEXTS: QueueTexts = {};
const useNoTexts = () => NO_TEXTS;
const useNoChoices = () => undefined;
const NO_BULK: never[] = [];
const useNoBulk = () => NO_BULK;
