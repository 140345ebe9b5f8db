import type { BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import { bargain as record } from '@fovea/shared-types/order/bargain.record';
import { BARGAIN_OFFERS_MAX } from '@fovea/shared-types/order/bargain-rules';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, OfferDialog } from '../../kit/bargain/offer-dialog';
import { Button } from '../../kit/button/button';
import { formatMoney } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { LotAdminQuestion } from '../auction/lot-admin/lot-admin-question';
import { useRecordChanged } from '../record/record.queries';
import { sendAnswer, sendCounter, sendVoid } from './bargain.queries';

const { offered, countered, agreed, declined } = BARGAIN_STATUS;
type BargainAction = 'accept' | 'decline' | 'void' | 'counter';

/** The merchant's answer to an offer; an agreed price only the platform makes void. */
export function BargainAnswers({ bargain }: { bargain: BargainDetail }) {
  const { t } = useTranslation('bargain');
  const may = useMay();
  const changed = useRecordChanged(record);
  const [opened, setOpened] = useState<BargainAction | null>(null);
  const close = (): void => setOpened(null);
  const price = formatMoney(bargain.offer_price, bargain.currency);
  const isTurn = bargain.status === offered && may('order:bargain:answer');
  const mayCounter = bargain.offers.length < BARGAIN_OFFERS_MAX && boundsOf(bargain, 'merchant') !== null;
  return (
    <>
      {isTurn && <Button onClick={() => setOpened('accept')}>{t('accept')}</Button>}
      {isTurn && mayCounter && (
        <Button variant="default" onClick={() => setOpened('counter')}>
          {t('counter')}
        </Button>
      )}
      {isTurn && (
        <Button variant="default" onClick={() => setOpened('decline')}>
          {t('decline')}
        </Button>
      )}
      {bargain.status === agreed && may('order:bargain:void') && (
        <Button variant="default" onClick={() => setOpened('void')}>
          {t('void')}
        </Button>
      )}
      {opened === 'counter' && (
        <OfferDialog
          bargain={bargain}
          side="merchant"
          send={(offer_price, request_id) =>
            sendCounter({
              id: bargain.id,
              status: countered,
              offer_price,
              currency: bargain.currency,
              request_id,
            })
          }
          changed={changed}
          onClose={close}
        />
      )}
      {(opened === 'accept' || opened === 'decline') && (
        <LotAdminQuestion
          title={t(`ask.${opened}`)}
          confirmLabel={t(opened)}
          done={t(`done.${opened}`)}
          isDanger={opened === 'decline'}
          send={({ request_id }) =>
            sendAnswer({
              ...{ id: bargain.id, status: opened === 'accept' ? agreed : declined, request_id },
              ...(opened === 'accept' && { offer_price: bargain.offer_price, currency: bargain.currency }),
            })
          }
          changed={changed}
          onClose={close}
        >
          <p>{t(`ask.${opened}_text`, { price })}</p>
        </LotAdminQuestion>
      )}
      {opened === 'void' && (
        <LotAdminQuestion
          title={t('ask.void')}
          confirmLabel={t('void')}
          done={t('done.void')}
          isDanger
          needsReason
          send={(command) => sendVoid({ id: bargain.id, ...command })}
          changed={changed}
          onClose={close}
        >
          <p>{t('ask.void_text', { price })}</p>
        </LotAdminQuestion>
      )}
    </>
  );
}
