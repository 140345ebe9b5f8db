import { send } from '@fovea/shared-types/warehouse/send.record';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatNumber } from '../../../lib/format';
import { openDocument } from '../../../lib/open-document';
import { localText } from '../../../lib/local-text';
import { recordFacts } from '../../record/record-facts';
import { LinesTable, PicturesCard } from '../lines-table';
import { deliveryNote, sendQuery } from './send.queries';

/** What is sent, to whom, and where it is. */
export function SendDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('sends');
  const states = useDict('states:send');
  const result = useQuery(sendQuery(id));
  return (
    <DetailDrawer title={localText(send.declared.many)} onClose={onClose} result={result}>
      {(shown) => (
        <DetailView
          title={shown.send_sn}
          state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
          summary={recordFacts(send, shown, ['customer_name', 'carrier', 'sent_at', 'ended_at']).filter(
            ({ value }) => value !== '',
          )}
          actions={
            (shown.status === SEND_STATUS.sent || shown.status === SEND_STATUS.delivered) && (
              <Button variant="default" onClick={() => void openDocument(() => deliveryNote(id))}>
                {t('note')}
              </Button>
            )
          }
        >
          <DetailCard title={t('lines')} isWide>
            <LinesTable
              lines={shown.lines}
              columns={[
                {
                  label: localText(send.declared.shown.good_number.label),
                  cell: ({ good_number }) => formatNumber(good_number),
                },
              ]}
            />
          </DetailCard>
          <DetailCard title={t('facts')} isWide>
            <Facts
              facts={[
                ...recordFacts(send, shown, [
                  'ware_house_out_sn',
                  'customer_tel',
                  'country',
                  'customer_address',
                  'remark',
                  'created_at',
                ]),
                { label: t('from'), value: shown.ware_house_name },
                {
                  label: localText(send.declared.shown.logistics_code.label),
                  value:
                    shown.tracking_url === null ? (
                      shown.logistics_code
                    ) : (
                      <a href={shown.tracking_url} target="_blank" rel="noreferrer">
                        {shown.logistics_code}
                      </a>
                    ),
                },
                { label: t('started_by'), value: shown.username },
              ]}
            />
          </DetailCard>
          <PicturesCard images={shown.images} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}
