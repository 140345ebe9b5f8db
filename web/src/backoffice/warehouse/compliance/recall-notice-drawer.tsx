import type { RecallPartyDetail } from '@fovea/shared-types/warehouse/recall.dto';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatList, formatNumber } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { localText } from '../../../lib/local-text';
import { recordFacts } from '../../record/record-facts';
import classes from '../document-lines.module.css';
import { partyQuery } from './recall.queries';

const { fields } = recall.declared;

/** What a recall requires, and of which pieces. */
export function RecallNoticeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('compliance');
  const states = useDict('states:recall_party');
  const result = useQuery(partyQuery(id));
  return (
    <DetailDrawer title={localText(recallParty.declared.many)} onClose={onClose} result={result}>
      {(shown) => (
        <DetailView
          title={`${shown.recall_sn} ${shown.recall_name}`}
          state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
          summary={recordFacts(recallParty, shown, ['class', 'maker', 'holder', 'piece_count', 'told_at'])}
        >
          <DetailCard title={t('recall.what')} isWide>
            <Facts
              facts={[
                { label: t('recall.reason'), value: shown.reason },
                { label: t('recall.measures'), value: shown.measures },
                { label: localText(fields.models.label), value: formatList(shown.models) },
                {
                  label: localText(fields.source.label),
                  value: (
                    <a href={shown.source} target="_blank" rel="noreferrer">
                      {shown.reference === '' ? shown.source : shown.reference}
                    </a>
                  ),
                },
                ...recordFacts(recallParty, shown, [
                  'acknowledged_at',
                  'settled_at',
                  'outcome',
                  'notes',
                ]).filter(({ value }) => value !== ''),
              ]}
            />
          </DetailCard>
          <DetailCard title={t('recall.pieces')} isWide>
            <Pieces pieces={shown.pieces} />
          </DetailCard>
        </DetailView>
      )}
    </DetailDrawer>
  );
}

function Pieces({ pieces }: Pick<RecallPartyDetail, 'pieces'>) {
  const { t } = useTranslation('compliance');
  const place = (code: number) =>
    t(`recall.place.${code === 2 || code === 3 || code === 4 || code === 5 ? code : 1}`);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('recall.piece')}</th>
          <th scope="col">{t('recall.where')}</th>
          <th scope="col" data-number>
            {t('recall.quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece) => (
          <tr key={piece.id}>
            <td>
              {[piece.goods_name, piece.goods_code, piece.lot_number].filter(Boolean).join(' · ')}{' '}
              {piece.serial_unit_id === null ? (
                piece.serial_number
              ) : (
                <Link to={to.passport(piece.serial_unit_id)}>{piece.serial_number}</Link>
              )}
            </td>
            <td>
              {[place(piece.whereabouts), piece.customer_name, piece.paper].filter(Boolean).join(' · ')}
              {piece.receivers.map(({ send_sn, name, tel, is_mailed }) => (
                <p key={send_sn}>
                  {t(is_mailed ? 'recall.receiver_mailed' : 'recall.receiver_to_call', {
                    receiver: [name, tel].filter(Boolean).join(' '),
                    delivery: send_sn,
                  })}
                </p>
              ))}
            </td>
            <td data-number>{formatNumber(piece.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
