import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { ARRIVAL_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatNumber } from '../../../lib/format';
import { openDocument } from '../../../lib/open-document';
import { localText } from '../../../lib/local-text';
import { recordFacts } from '../../record/record-facts';
import { arrivalQuery, arrivalSlip } from './arrival.queries';
import { Difference } from './arrive-dialog';
import { LinesTable, PicturesCard } from '../lines-table';

/** What was announced, what came, and what is missing. */
export function ArrivalDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('arrivals');
  const states = useDict('states:arrival');
  const documents = useDict('states:stock_in');
  const result = useQuery(arrivalQuery(id));
  return (
    <DetailDrawer title={localText(arrival.declared.many)} onClose={onClose} result={result}>
      {(shown) => (
        <DetailView
          title={shown.arrived_sn}
          state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
          summary={recordFacts(arrival, shown, ['customer_name', 'expected_on', 'arrived_at']).filter(
            ({ value }) => value !== '',
          )}
          actions={
            (shown.status === ARRIVAL_STATUS.arrived || shown.status === ARRIVAL_STATUS.stocked) && (
              <Button variant="default" onClick={() => void openDocument(() => arrivalSlip(id))}>
                {t('slip')}
              </Button>
            )
          }
        >
          <DetailCard title={t('lines.title')} isWide>
            <LinesTable
              lines={shown.lines}
              columns={[
                { label: t('arrive.announced'), cell: ({ good_number }) => formatNumber(good_number) },
                {
                  label: t('arrive.counted'),
                  cell: ({ arrived_number: count }) => (count === null ? '-' : formatNumber(count)),
                },
                { label: t('arrive.difference'), cell: ({ difference }) => <Difference of={difference} /> },
                {
                  label: t('stock.left'),
                  cell: ({ arrived_number, to_stock_number: left }) =>
                    arrived_number === null ? '-' : formatNumber(left),
                },
              ]}
            />
          </DetailCard>
          {shown.stock_ins.length > 0 && (
            <DetailCard title={t('stock.documents')} isWide>
              <ul>
                {shown.stock_ins.map((document) => (
                  <li key={document.id}>
                    <Link to={`/warehouse/inbound?open=${document.id}`}>{document.ware_house_inp_sn}</Link>
                    {` · ${formatNumber(document.good_number)} · ${documents.label(document.status)}`}
                  </li>
                ))}
              </ul>
            </DetailCard>
          )}
          <DetailCard title={t('facts')} isWide>
            <Facts
              facts={[
                ...recordFacts(arrival, shown, ['ware_house_name', 'logistics_code', 'remark', 'created_at']),
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
