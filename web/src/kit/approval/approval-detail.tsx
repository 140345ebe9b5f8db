import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard, DetailView, type DetailViewProps } from '../detail-view/detail-view';
import type { DraftOf } from './approval-drawer';
import classes from './approval.module.css';
import { ApprovalHistory } from './approval-history';
import { type ApprovalSubject, type FaultField, pendingOf, type DecisionInput } from './approval-subject';
import { Decision } from './decision';
import { useWaited } from './waiting-time';

/** The consequences of each decision, shown in the question before it is sent. */
interface Consequences {
  approve: string;
  reject: string;
}

export interface ApprovalDetailProps extends Pick<DetailViewProps, 'state' | 'summary' | 'actions'>, DraftOf {
  subject: ApprovalSubject;
  /** The reader decides such documents. */
  mayDecide: boolean;
  /** Its contents, and what of them changed. */
  facts: ReactNode;
  /** Pictures and documents, beside the facts. */
  pictures: ReactNode;
  /** Cards below both. */
  children?: ReactNode;
  fields?: readonly FaultField[];
  consequences: Consequences;
  /** Sends a decision. @returns whether it was the last required. @throws Error with the text for the reader */
  decide: (decision: DecisionInput) => Promise<{ isFinal: boolean }>;
  /** Reads everything anew, also after a refusal: who was faster is in it. */
  onChanged: () => Promise<unknown>;
  onDecided: () => void;
}

/** Facts left, pictures right, earlier decisions below, and the decision always in sight. */
export function ApprovalDetail({
  subject,
  state,
  summary = [],
  actions,
  mayDecide,
  facts,
  pictures,
  children,
  fields,
  isStepped,
  ...decision
}: ApprovalDetailProps) {
  const { t } = useTranslation('approval');
  const waited = useWaited();
  const pending = pendingOf(subject);
  const heading = useRef<HTMLSpanElement>(null);
  // Stepping from document to document stays on the keyboard: the open one is announced, and keys keep
  // working.
  useEffect(() => {
    if (isStepped) heading.current?.focus();
  }, [subject.id, isStepped]);
  return (
    <DetailView
      title={
        <span ref={heading} tabIndex={-1} className={classes.heading}>
          {subject.name}
        </span>
      }
      state={state}
      summary={
        pending === undefined ? summary : [{ label: t('waiting'), value: waited(pending.sentAt) }, ...summary]
      }
      actions={
        mayDecide ? (
          <Decision key={subject.id} subject={subject} fields={fields ?? []} {...decision}>
            {actions}
          </Decision>
        ) : (
          actions
        )
      }
    >
      <div className={classes.sides}>
        <div className={classes.side}>{facts}</div>
        <div className={classes.side}>{pictures}</div>
      </div>
      {children}
      <DetailCard title={t('history.title')} isWide>
        <ApprovalHistory documents={subject.documents} fields={fields ?? []} />
      </DetailCard>
    </DetailView>
  );
}
