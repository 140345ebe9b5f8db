import { Button } from '../../kit/button/button';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { IconCheck, IconHourglass, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ApiRefusal } from '../../lib/api-client';
import { formatMoney } from '../../lib/format';
import { hrefOf, to } from '../../lib/paths';
import { requireSession } from '../../lib/session';
import classes from './admission-panel.module.css';
import { useAdmission } from './auction.queries';
import { type Admission, hasDeposit, needsApproval, needsDeposit } from '../../kit/lot/lot-stage';
import { useProblemText } from './problem-text';
import { newRequestId } from '../../lib/request-id';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** What the reader lacks for the next bid, and the step that provides it. */
export function AdmissionPanel({ lot, admission }: { lot: ShownLot; admission: Admission }) {
  const { t } = useTranslation('auction');
  switch (admission) {
    case 'open':
      return null;
    case 'pending':
      return (
        <div className={classes.panel}>
          <IconHourglass size={26} stroke={1.6} aria-hidden className={classes.icon} />
          <h3>{t('admission.pending')}</h3>
          <p>{t('admission.pending_text')}</p>
        </div>
      );
    case 'refused':
      return (
        <div className={classes.panel}>
          <IconShieldX size={26} stroke={1.6} aria-hidden className={classes.icon} />
          <h3>{t('admission.refused')}</h3>
          <p>{t('admission.refused_text')}</p>
        </div>
      );
    case 'apply':
      return <Application lot={lot} />;
  }
}

function Application({ lot }: { lot: ShownLot }) {
  const { t } = useTranslation('auction');
  const problemText = useProblemText();
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  // The key of this intention, kept over repeats: no deposit is frozen twice.
  const [requestId, setRequestId] = useState(newRequestId);
  const admission = useAdmission(lot.id);
  const deposit = formatMoney(lot.deposit, lot.currency);
  const refusal = admission.error instanceof ApiRefusal ? admission.error : null;
  const isDepositMissing = needsDeposit(lot);
  // The bidder met the requirement once; the seller has required more since.
  const hasApplied = lot.bidder_status !== null || lot.deposit_status !== null;

  const apply = () => {
    setTried(true);
    if (!isAgreed) return;
    requireSession(() =>
      admission.mutate(requestId, {
        onError: (error) => {
          if (error instanceof ApiRefusal) setRequestId(newRequestId());
        },
      }),
    );
  };
  return (
    <div className={classes.panel}>
      <IconShieldCheck size={26} stroke={1.6} aria-hidden className={classes.icon} />
      <h3>{t(hasApplied ? 'admission.title_more' : 'admission.title')}</h3>
      {lot.need_approval && <Approval lot={lot} />}
      {isDepositMissing && <p>{t('admission.needs_deposit', { amount: deposit })}</p>}
      {hasDeposit(lot) && !isDepositMissing && <Shown text={t('admission.has_deposit')} />}
      <label className={classes.terms}>
        <input
          type="checkbox"
          checked={isAgreed}
          aria-invalid={isTried && !isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <span>
          <Trans
            t={t}
            i18nKey="admission.terms"
            components={{
              terms: <a href={hrefOf(to.staticPage('auction'))} target="_blank" rel="noopener" />,
            }}
          />
        </span>
      </label>
      {isTried && !isAgreed && (
        <p className={classes.error} role="alert">
          {t('admission.terms_required')}
        </p>
      )}
      {refusal !== null && (
        <p className={classes.error} role="alert">
          {problemText({ error: refusal.error, message: refusal.msg }, '')}
        </p>
      )}
      <Button size="lg" fullWidth loading={admission.isPending} onClick={apply}>
        {t(isDepositMissing ? 'admission.apply_deposit' : 'admission.apply', { amount: deposit })}
      </Button>
    </div>
  );
}

/** The state of the approval, while the deposit is what is missing or both are. */
function Approval({ lot }: { lot: ShownLot }) {
  const { t } = useTranslation('auction');
  if (!needsApproval(lot)) return <Shown text={t('admission.has_approval')} />;
  const isPending = lot.bidder_status === BIDDER_STATUS.pending;
  return <p>{t(isPending ? 'admission.pending' : 'admission.needs_approval')}</p>;
}

function Shown({ text }: { text: string }) {
  return (
    <p className={classes.shown}>
      <IconCheck size={18} aria-hidden />
      {text}
    </p>
  );
}
