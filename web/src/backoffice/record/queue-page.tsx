import type { Permission } from '@fovea/shared-types/permissions';
import type { RecordDeclaration, RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import type { ComponentType, ReactNode } from 'react';
import { ApprovalPage, type OpenDocument, useWaitingColumn } from '../../kit/approval/approval-page';
import type { Column } from '../../kit/data-table/column';
import { localText } from '../../lib/local-text';
import { type RecordColumns, useRecordColumns } from './record-page';
import { plainOf, type PlainRow } from './record-types';
import { useRecordList, type Waiting } from './use-record-list';

/** What a page adds to the declaration of a record whose rows somebody decides. */
export interface QueueOptions<D extends RecordDeclaration> {
  title?: Translations | undefined;
  /** Who decides. */
  permission: Permission;
  /** Since when a row waits; null: it does not. The same function each time. */
  sinceOf: (row: RowOf<D>) => string | null;
  /** What is listed first; a hook. */
  useWaiting: () => Waiting;
  /** Its columns, among them how long it waits; a hook. */
  useColumns: (waiting: Column<RowOf<D>>) => RecordColumns<D>;
  /** Reads anew whatever shows such a row; a hook. */
  useChanged: () => () => Promise<void>;
  /** An `ApprovalDrawer`. */
  Review: ComponentType<OpenDocument>;
}

interface QueueProps {
  /** Where nothing waits; by default the declaration's text for an empty list. */
  emptyTitle?: string;
  /** The way to a new one. */
  create?: ReactNode;
}

/** Rows that wait for a decision, and the decision on each, of their record's declaration. */
export function queuePage<D extends RecordDeclaration>(
  declared: StaffRecord<D>,
  { title, permission, sinceOf, useWaiting, useColumns, useChanged, Review }: QueueOptions<D>,
): ComponentType<QueueProps> {
  const record = plainOf(declared);
  const { many, exports = '' } = record.declared;
  const waitingSince = sinceOf as unknown as (row: PlainRow) => string | null; // of the same declaration

  return function QueuePage({ emptyTitle, create }) {
    const { list, result, filters, request } = useRecordList(record, { waiting: useWaiting() });
    const waiting = useWaitingColumn(sinceOf);
    const columns = useRecordColumns(record, useColumns(waiting), useChanged());
    return (
      <ApprovalPage
        title={localText(title ?? many)}
        {...{ permission, list, result, columns, filters, waitingSince }}
        nameOf={record.nameOf}
        exporting={{ resource: exports, request }}
        empty={{
          title: emptyTitle ?? localText(record.words.empty),
          text: localText(record.words.empty_text),
          action: create,
        }}
        detail={(open) => <Review {...open} />}
      >
        {create}
      </ApprovalPage>
    );
  };
}
