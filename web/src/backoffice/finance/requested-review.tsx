import type { RequestedStory } from '@fovea/shared-types/platform/approval.dto';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApprovalDetail, type ApprovalDetailProps } from '../../kit/approval/approval-detail';
import { ApprovalDrawer } from '../../kit/approval/approval-drawer';
import type { OpenDocument } from '../../kit/approval/approval-page';
import type { SentDocument } from '../../kit/approval/approval-subject';
import { WithdrawRequest } from '../../kit/approval/withdraw-request';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import type { DetailDrawerProps } from '../../kit/detail-view/detail-drawer';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDate } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';

const { pending, booked, rejected } = REQUESTED_STATUS;

/** Permissions to request and to decide such a document. */
export type RequestPermission = 'finance:exchange' | 'finance:journal-voucher' | 'finance:write-off';
/** The names of its states. */
export type RequestDict = 'states:exchange' | 'states:journal_voucher' | 'states:write_off';

interface RequestedReviewProps<Shown>
  extends OpenDocument, Pick<DetailDrawerProps<Shown>, 'title' | 'result'> {
  permission: RequestPermission;
  dict: RequestDict;
  parts: (shown: Shown) => Pick<ApprovalDetailProps, 'summary' | 'facts' | 'pictures' | 'consequences'>;
  decide: (decision: Parameters<ApprovalDetailProps['decide']>[0]) => Promise<number | null>;
  withdraw: () => Promise<unknown>;
  changed: () => Promise<unknown>;
}

/** One document that somebody requested: its contents, the decision on it, and the way to withdraw it. */
export function RequestedReview<Shown extends RequestedStory>({
  permission,
  dict,
  parts,
  decide,
  withdraw,
  changed,
  onDecided,
  ...drawer
}: RequestedReviewProps<Shown>) {
  const { t } = useTranslation('approval');
  const may = useMay();
  const states = useDict(dict);
  return (
    <ApprovalDrawer {...drawer}>
      {(shown, access) => (
        <ApprovalDetail
          {...access}
          {...parts(shown)}
          subject={{
            id: shown.id,
            name: shown.sn,
            documents: [sentOf(shown)],
            ownText: shown.is_own ? t('own') : null,
            firstDecision: shown.status === pending ? (shown.words[0] ?? null) : null,
          }}
          state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
          actions={
            shown.is_own &&
            shown.status === pending &&
            may(`${permission}:add`) && <WithdrawRequest name={shown.sn} {...{ withdraw, changed }} />
          }
          mayDecide={may(`${permission}:approve`)}
          decide={async (decision) => ({ isFinal: (await decide(decision)) !== pending })}
          onChanged={changed}
          onDecided={onDecided}
        />
      )}
    </ApprovalDrawer>
  );
}

const sentOf = (shown: RequestedStory): SentDocument => ({
  id: shown.id,
  sentBy: shown.asked_by,
  sentAt: shown.created_at,
  verdict:
    shown.status === pending
      ? 'waiting'
      : shown.status === booked
        ? 'approved'
        : shown.status === rejected
          ? 'rejected'
          : 'taken_back',
  decidedBy: shown.decided_by,
  decidedAt: shown.decided_at ?? shown.withdrawn_at,
  notes: shown.audit_notes,
  fieldReasons: {},
});

interface RequestFactsProps {
  shown: RequestedStory & { reference?: string; value_day?: string | null };
  /** Before the others. */
  first?: ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** Why it is asked for, what a bank calls it, and its entry in the journal. */
export function RequestFacts({ shown, first = [] }: RequestFactsProps) {
  const { t } = useTranslation('approval');
  return (
    <DetailCard title={t('paper.title')}>
      <Facts
        facts={[
          ...first,
          ...(shown.reference === undefined ? [] : [{ label: t('paper.reference'), value: shown.reference }]),
          ...(shown.value_day === undefined
            ? []
            : [
                {
                  label: t('paper.value_day'),
                  value: shown.value_day === null ? null : formatDate(shown.value_day),
                },
              ]),
          { label: t('paper.reason'), value: shown.reason },
          { label: t('paper.journal'), value: <JournalLink id={shown.entry_id} /> },
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
