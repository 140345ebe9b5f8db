import type { Permission } from '@fovea/shared-types/permissions';
import type { ApprovalDecision } from '@fovea/shared-types/platform/approval.dto';
import { useMay } from '../../lib/permissions';
import type { DetailDrawerProps } from '../detail-view/detail-drawer';
import { ApprovalDetail, type ApprovalDetailProps } from './approval-detail';
import { ApprovalDrawer } from './approval-drawer';
import type { OpenDocument } from './approval-page';
import type { DecisionInput, SentDocument } from './approval-subject';

/** A request as its detail shows it. */
interface Reviewed {
  id: number;
  /** The decisions so far. */
  words: readonly ApprovalDecision[];
}

/** What is shown of one request; the rest is the same of all. */
export interface ReviewParts extends Pick<
  ApprovalDetailProps,
  'state' | 'summary' | 'actions' | 'facts' | 'pictures' | 'consequences' | 'children'
> {
  name: string;
  sent: Omit<SentDocument, 'id' | 'fieldReasons'>;
  /** Why the reader may not decide it; null: they may. */
  ownText: string | null;
}

interface RequestReviewProps<Shown extends Reviewed>
  extends OpenDocument, Pick<DetailDrawerProps<Shown>, 'title' | 'result'> {
  /** Who decides. */
  permission: Permission;
  /** Sends a decision. @returns whether it was the last required. @throws Error with the text for the reader */
  decide: (shown: Shown, decision: DecisionInput) => Promise<boolean>;
  onChanged: () => Promise<unknown>;
  /** Not a hook. */
  partsOf: (shown: Shown) => ReviewParts;
}

/** One request that is decided as a whole, by one person or by two. */
export function RequestReview<Shown extends Reviewed>({
  permission,
  decide,
  onChanged,
  onDecided,
  partsOf,
  ...open
}: RequestReviewProps<Shown>) {
  const mayDecide = useMay()(permission);
  return (
    <ApprovalDrawer {...open}>
      {(shown, access) => {
        const { name, sent, ownText, ...parts } = partsOf(shown);
        return (
          <ApprovalDetail
            {...access}
            {...parts}
            {...{ mayDecide, onChanged, onDecided }}
            subject={{
              id: shown.id,
              name,
              documents: [{ ...sent, id: shown.id, fieldReasons: {} }],
              ownText,
              firstDecision: sent.verdict === 'waiting' ? (shown.words[0] ?? null) : null,
            }}
            decide={async (decision) => ({ isFinal: await decide(shown, decision) })}
          />
        );
      }}
    </ApprovalDrawer>
  );
}
