import { type ReactNode, useState } from 'react';
import type { Column } from '../../kit/data-table/column';
import { DataTable, type ListResult } from '../../kit/data-table/data-table';
import type { ExportSource } from '../../kit/data-table/export-button';
import type { FilterField } from '../../kit/data-table/filter-field';
import type { TableList } from '../../kit/data-table/table-settings';
import type { EmptyTexts } from '../../kit/data-table/table-states';
import { PageTitle } from '../../kit/page-title/page-title';
import { useOpenRow } from '../../lib/list-page';
import { CloseDialog } from './close-dialog';
import { type EnquiryKind, useEnquiriesChanged } from './content.queries';
import { type AnsweredLetter, ReplyDialog } from './reply-dialog';
import { useEnquiryActions, useEnquiryBulk } from './use-enquiry-actions';

interface Letter {
  id: number;
  email: string;
  status: number;
}

/** What an opened letter can ask of its page. */
export interface LetterTools {
  id: number;
  onReply: (letter: AnsweredLetter) => void;
  onClosing: (letter: Pick<Letter, 'id' | 'email'>) => void;
  onClose: () => void;
}

interface EnquiryPageProps<Row extends Letter, Name extends string> {
  kind: EnquiryKind;
  title: string;
  /** Where an answer goes. */
  replyHint: string;
  list: TableList<Name>;
  result: ListResult<Row>;
  /** Built once per language. */
  columns: ReadonlyArray<Column<Row>>;
  filters: ReadonlyArray<FilterField<Name>>;
  exporting: ExportSource;
  empty: EmptyTexts;
  /** What the sender wrote; the same function at every drawing. */
  textOf: (row: Row) => string;
  /** One letter whole. */
  letter: (tools: LetterTools) => ReactNode;
}

/** Letters to the house, feedback and message board alike: taken in hand, answered, closed. */
export function EnquiryPage<Row extends Letter, Name extends string>({
  kind,
  title,
  replyHint,
  list,
  result,
  columns,
  filters,
  exporting,
  empty,
  textOf,
  letter,
}: EnquiryPageProps<Row, Name>) {
  const { openId, open, close } = useOpenRow();
  const [answering, setAnswering] = useState<AnsweredLetter | null>(null);
  const [closing, setClosing] = useState<Pick<Letter, 'id' | 'email'> | null>(null);
  const changed = useEnquiriesChanged(kind);
  const actions = useEnquiryActions<Row>(kind, { textOf, onReply: setAnswering, onClose: setClosing });
  const bulk = useEnquiryBulk<Row>(kind);
  return (
    <>
      <PageTitle title={title} />
      <DataTable
        label={title}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email, id }) => `${email} (${id})`}
        filters={filters}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={({ id }) => open(id)}
        exporting={exporting}
        empty={empty}
      />
      {openId !== null &&
        letter({ id: openId, onReply: setAnswering, onClosing: setClosing, onClose: close })}
      {answering !== null && (
        <ReplyDialog kind={kind} letter={answering} hint={replyHint} onClose={() => setAnswering(null)} />
      )}
      {closing !== null && <CloseDialog kind={kind} letter={closing} onClose={() => setClosing(null)} />}
    </>
  );
}
