import type { RecordDeclaration, RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import { type ReactNode, useCallback, useState } from 'react';
import { DataTable, type ListResult } from '../../kit/data-table/data-table';
import { PageTitle } from '../../kit/page-title/page-title';
import { useOpenRow } from '../../lib/list-page';
import { localText } from '../../lib/local-text';
import { type RecordColumns, useRecordColumns } from '../record/record-page';
import { plainOf, type PlainRow } from '../record/record-types';
import { useRecordList } from '../record/use-record-list';
import { CloseDialog } from './close-dialog';
import { type EnquiryKind, useEnquiriesChanged } from './content.queries';
import { type AnsweredLetter, ReplyDialog } from './reply-dialog';
import { useEnquiryActions, useEnquiryBulk } from './use-enquiry-actions';

interface Letter extends PlainRow {
  email: string;
  status: number;
}

/** What an open letter can do on its page. */
export interface LetterTools {
  id: number;
  onReply: (letter: AnsweredLetter) => void;
  onClosing: (letter: Pick<Letter, 'id' | 'email'>) => void;
  onClose: () => void;
}

interface EnquiryPageProps<D extends RecordDeclaration> {
  kind: EnquiryKind;
  record: StaffRecord<D>;
  /** Where an answer goes. */
  replyHint: string;
  columns: RecordColumns<D>;
  /** The field that holds what the sender wrote. */
  text: keyof RowOf<D> & string;
  /** One letter whole. */
  letter: (tools: LetterTools) => ReactNode;
}

/** Enquiries, feedback and message board alike: in progress, answered, closed. */
export function EnquiryPage<D extends RecordDeclaration>({
  kind,
  record: declared,
  replyHint,
  columns,
  text,
  letter,
}: EnquiryPageProps<D>) {
  const record = plainOf(declared);
  const { openId, open, close } = useOpenRow();
  const [answering, setAnswering] = useState<AnsweredLetter | null>(null);
  const [closing, setClosing] = useState<Pick<Letter, 'id' | 'email'> | null>(null);
  const changed = useEnquiriesChanged(kind);
  const shown = useRecordList(record);
  const looks = useRecordColumns(record, columns, changed);
  const textOf = useCallback((row: Letter) => String(row[text]), [text]);
  const actions = useEnquiryActions<Letter>(kind, { textOf, onReply: setAnswering, onClose: setClosing });
  const bulk = useEnquiryBulk<Letter>(kind);
  const title = localText(record.declared.many);
  return (
    <>
      <PageTitle title={title} />
      <DataTable<Letter, string>
        label={title}
        list={shown.list}
        result={shown.result as ListResult<Letter>} // every letter declares its address and its state
        columns={looks}
        keyOf={({ id }) => id}
        nameOf={({ email, id }) => `${email} (${id})`}
        filters={shown.filters}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={({ id }) => open(id)}
        exporting={{ resource: record.declared.exports ?? '', request: shown.request }}
        empty={{ title: localText(record.words.empty), text: localText(record.words.empty_text) }}
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
