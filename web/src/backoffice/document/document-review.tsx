import type { Call } from '@fovea/shared-types/call';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { permissionOf } from '@fovea/shared-types/record/record';
import type { AuditSubmissionsRequest, DocumentStoryAnswer } from '@fovea/shared-types/platform/approval.dto';
import type {
  DocumentDecision,
  DocumentState,
  DocumentStates,
  StaffRecord,
} from '@fovea/shared-types/record/record';
import { thingIn } from '@fovea/shared-types/record/translations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { decideMoney } from '../../kit/approval/decide';
import { RequestReview, type ReviewParts } from '../../kit/approval/request-review';
import { WithdrawRequest } from '../../kit/approval/withdraw-request';
import type { DetailDrawerProps } from '../../kit/detail-view/detail-drawer';
import { DetailCard, type Fact, Facts } from '../../kit/detail-view/detail-view';
import { FileList } from '../../kit/file-list/file-list';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { formatDate } from '../../lib/format';
import { activeLanguage } from '../../lib/i18n';
import { localText } from '../../lib/local-text';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { filesIn, useDeclaredFacts } from '../record/record-detail';
import { plainOf, type PlainRow } from '../record/record-types';
import type { DocumentPageOptions } from './document-page';
import { RequestAgain } from './request-again';
import {
  type DocumentDeclaration,
  documentQuery,
  type DocumentShown,
  useDocumentChanged,
} from './document.queries';

/** What the frame shows of every document. */
interface Story extends DocumentStoryAnswer {
  id: number;
  reason?: string | null;
  status: number;
  asked_by: string;
  created_at: string;
  entry_id?: number | null;
  reference?: string;
  value_day?: string | null;
  /** Of what is submitted again. */
  submission_id?: number;
}

interface DocumentReviewProps<D extends DocumentDeclaration> extends OpenDocument {
  document: StaffRecord<D>;
  parts: Pick<
    DocumentPageOptions<D>,
    'Terms' | 'useFirstFacts' | 'useConsequences' | 'shownBy' | 'useActions' | 'create'
  >;
}

/** One document that somebody requested: its contents, the decision on it, and the way to withdraw it. */
export function DocumentReview<D extends DocumentDeclaration>({
  document,
  parts: { Terms, useFirstFacts = useNoFacts, useConsequences, shownBy, useActions = useNoActions, create },
  ...open
}: DocumentReviewProps<D>) {
  const { t } = useTranslation('approval');
  const may = useMay();
  const { many, document: states } = document.declared;
  const { pending, machine } = states;
  const { cancel, audit } = document.calls as unknown as DocumentCalls; // of the same declaration
  const dict = useDict(`states:${machine.id}`);
  const changed = useDocumentChanged(document, shownBy);
  const firstFacts = useFirstFacts();
  const consequences = useConsequences();
  const actions = useActions();
  const result = useQuery(documentQuery(document, open.id));
  const permission = (call: 'add' | 'cancel' | 'audit') => permissionOf(document, call) as Permission; // see `PermissionsOf`
  return (
    <RequestReview
      {...open}
      title={localText(many)}
      result={result as StoryResult} // every document has these fields
      permission={permission('audit')}
      onChanged={changed}
      decide={async (shown, decision) => (await decideMoney(audit, shown, decision)) !== pending}
      partsOf={(shown) => {
        const found = shown as unknown as DocumentShown<D>; // of the same declaration
        const title = plainOf(document).nameOf(shown as unknown as PlainRow); // as above
        return {
          name: title,
          sent: sentOf(shown, states),
          ownText: shown.is_own ? t('own') : null,
          facts: Terms ? <Terms shown={found} /> : <DeclaredTerms document={document} shown={found} />,
          pictures: (
            <>
              <RequestFacts shown={shown} first={firstFacts(found)} />
              <RequestFiles document={document} shown={found} />
            </>
          ),
          consequences,
          state: <StatusPill tone={dict.tone(shown.status)}>{dict.label(shown.status)}</StatusPill>,
          actions: (
            <>
              {actions(found)}
              {create !== undefined && may(permission('add')) && (
                <RequestAgain
                  facts={shown}
                  shown={found}
                  name={title}
                  states={states}
                  isRepeatable={create.isRepeatable ?? true}
                  Form={create.Dialog}
                />
              )}
              {cancel !== undefined &&
                shown.is_own &&
                shown.status === pending &&
                may(permission('cancel')) && (
                  <WithdrawRequest
                    name={title}
                    withdraw={() => api(cancel, { id: shown.id })}
                    changed={changed}
                  />
                )}
            </>
          ),
        };
      }}
    />
  );
}

type StoryResult = DetailDrawerProps<Story>['result'];

export interface DocumentCalls {
  cancel?: Call<IdActionRequest, DocumentState>;
  audit: Call<AuditSubmissionsRequest, DocumentDecision[]>;
}

const noFacts = (): Fact[] => [];
const useNoFacts = () => noFacts;
const noActions = () => null;
const useNoActions = () => noActions;

const sentOf = (shown: Story, { pending, approved, rejected }: DocumentStates): ReviewParts['sent'] => ({
  sentBy: shown.asked_by,
  sentAt: shown.created_at,
  verdict:
    shown.status === pending
      ? 'waiting'
      : shown.status === approved
        ? 'approved'
        : shown.status === rejected
          ? 'rejected'
          : 'taken_back',
  decidedBy: shown.decided_by,
  decidedAt: shown.decided_at ?? shown.withdrawn_at,
  notes: shown.audit_notes,
});

/** What is requested, by the declaration. */
function DeclaredTerms<D extends DocumentDeclaration>({ document, shown }: Declared<D>) {
  const fields = Object.entries(document.declared.fields);
  const title = thingIn(document.declared.one, activeLanguage());
  return (
    <DetailCard title={title}>
      <Facts facts={useDeclaredFacts(fields, shown as unknown as PlainRow)} />
    </DetailCard>
  );
}

/** The files of the request, each field in a card of its own. */
function RequestFiles<D extends DocumentDeclaration>({ document, shown }: Declared<D>) {
  const files = Object.entries(document.declared.fields).filter(([, { kind }]) => kind === 'documents');
  return files.map(([name, { label }]) => (
    <DetailCard key={name} title={localText(label)}>
      <FileList files={filesIn((shown as unknown as PlainRow)[name])} />
    </DetailCard>
  ));
}

interface Declared<D extends DocumentDeclaration> {
  document: StaffRecord<D>;
  shown: DocumentShown<D>;
}

interface RequestFactsProps {
  shown: Story;
  /** Before the others. */
  first: readonly Fact[];
}

/** The reason of a request, the bank's reference, and its entry in the journal. */
function RequestFacts({ shown, first }: RequestFactsProps) {
  const { t } = useTranslation('approval');
  return (
    <DetailCard title={t('document.title')}>
      <Facts
        facts={[
          ...first,
          ...(shown.reference === undefined
            ? []
            : [{ label: t('document.reference'), value: shown.reference }]),
          ...(shown.value_day === undefined
            ? []
            : [
                {
                  label: t('document.value_day'),
                  value: shown.value_day === null ? null : formatDate(shown.value_day),
                },
              ]),
          ...(shown.reason == null ? [] : [{ label: t('document.reason'), value: shown.reason }]),
          ...(shown.entry_id === undefined
            ? []
            : [{ label: t('document.journal'), value: <JournalLink id={shown.entry_id} /> }]),
        ]}
      />
    </DetailCard>
  );
}

function JournalLink({ id }: { id: number | null }) {
  const mayRead = useMay()('finance:journal:list');
  if (id === null) return '-';
  return mayRead ? <Link to={to.journal({ entry_id: id })}>{id}</Link> : id;
}
