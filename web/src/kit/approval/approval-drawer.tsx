import { type ReactNode, useState } from 'react';
import { DetailDrawer, type DetailDrawerProps } from '../detail-view/detail-drawer';
import { useLeaving } from '../form/use-leaving';
import { useUnsavedWarning } from '../form/use-unsaved-warning';
import { type Draft, isWritten, EMPTY_DRAFT } from './approval-subject';
import { QueueSteps, type QueuePlace } from './queue-steps';

/** What is written about each that was opened; kept while one looks at the others. */
export interface DraftOf {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** One came here from another document of the queue. */
  isStepped: boolean;
}

interface ApprovalDrawerProps<Data> extends Pick<DetailDrawerProps<Data>, 'title' | 'result'> {
  id: number;
  place: QueuePlace;
  onClose: () => void;
  /** An `ApprovalDetail`. */
  children: (data: Data, access: DraftOf) => ReactNode;
}

const WIDTH_PX = 1000;

/**
 * One document over its queue. Its unsent notes stay while stepping on, and leaving requires confirmation.
 */
export function ApprovalDrawer<Data>({
  id,
  title,
  result,
  place,
  onClose,
  children,
}: ApprovalDrawerProps<Data>) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [firstId] = useState(id);
  const [isStepped, setStepped] = useState(false);
  if (!isStepped && id !== firstId) setStepped(true);
  const isDirty = [...drafts.values()].some(isWritten);
  const { close, question } = useLeaving(isDirty, onClose);
  useUnsavedWarning(isDirty);
  const access: DraftOf = {
    draft: drafts.get(id) ?? EMPTY_DRAFT,
    setDraft: (draft) => setDrafts((old) => new Map(old).set(id, draft)),
    isStepped,
  };
  return (
    <>
      <DetailDrawer
        title={title}
        onClose={close}
        result={result}
        width={WIDTH_PX}
        steps={<QueueSteps {...place} />}
      >
        {(data) => children(data, access)}
      </DetailDrawer>
      {question}
    </>
  );
}
