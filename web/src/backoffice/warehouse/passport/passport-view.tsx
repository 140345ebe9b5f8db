import { serialLabels } from '@fovea/shared-types/warehouse/passport.calls';
import type { PassportEntry, SerialPassport } from '@fovea/shared-types/warehouse/passport.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { Can } from '../../../kit/can/can';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { LabelsDialog } from '../../../kit/labels/labels-dialog';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { useMended } from '../../../kit/scan/use-not-taken';
import { formatDateTime } from '../../../lib/format';
import { openDocument } from '../../../lib/open-document';
import { to } from '../../../lib/paths';
import { type KeptNote, PassportNoteDialog } from './passport-note-dialog';
import classes from './passport.module.css';
import { passportDocument } from './passport.queries';

/** Kinds of lines with words of their own; another is shown as it is called. */
const KINDS = [
  'listing',
  'test',
  'service',
  'note',
  'recall',
  'auction',
  'auction_sold',
  'auction_unsold',
  'statement',
  'notice',
] as const;
const PLACE_TONES = ['neutral', 'success', 'info'] as const;

export function PassportView({ passport }: { passport: SerialPassport }) {
  const { t } = useTranslation('passport');
  const [dialog, setDialog] = useState<'labels' | 'note' | null>(null);
  const { mended, leave } = useMended<KeptNote>();
  const close = (): void => setDialog(null);
  const place = passport.place === 1 ? 1 : passport.place === 2 ? 2 : 0;
  return (
    <DetailView
      title={passport.goods_name}
      state={
        <>
          <StatusPill tone={PLACE_TONES[place]}>{t(`place.${place}`)}</StatusPill>
          {passport.is_reserved === 1 && <StatusPill tone="warning">{t('reserved')}</StatusPill>}
        </>
      }
      summary={[
        { label: t('fact.serial'), value: passport.serial_number },
        { label: t('fact.place'), value: passport.ware_house_name ?? '-' },
      ]}
      actions={
        <>
          <Button variant="default" onClick={() => setDialog('labels')}>
            {t('print.labels')}
          </Button>
          <Button variant="default" onClick={() => void openDocument(() => passportDocument(passport.id))}>
            {t('print.pdf')}
          </Button>
          <Can any={['warehouse:passport:add']}>
            <Button onClick={() => setDialog('note')}>{t('note.add')}</Button>
          </Can>
        </>
      }
    >
      <DetailCard title={t('facts.title')}>
        <Facts
          facts={[
            { label: t('fact.maker'), value: passport.maker },
            { label: t('fact.model'), value: passport.goods_code },
            { label: t('fact.category'), value: passport.category_name },
            { label: t('fact.gtin'), value: passport.gtin },
            { label: t('fact.bin'), value: passport.bin_code },
            { label: t('fact.company'), value: passport.company_name },
            { label: t('fact.first'), value: formatDateTime(passport.created_at) },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('history.title')}>
        {passport.lines.length === 0 ? (
          <p>{t('history.empty')}</p>
        ) : (
          <ol className={classes.history}>
            {passport.lines.map((line) => (
              <Entry key={`${line.kind} ${line.id}`} line={line} />
            ))}
          </ol>
        )}
      </DetailCard>
      {dialog === 'labels' && <LabelsDialog ids={[passport.id]} call={serialLabels} onClose={close} />}
      {dialog === 'note' && (
        <PassportNoteDialog
          id={passport.id}
          name={`${passport.goods_name} ${passport.serial_number}`}
          onClose={close}
        />
      )}
      {mended && (
        <PassportNoteDialog
          key={mended.requestId}
          id={passport.id}
          name={`${passport.goods_name} ${passport.serial_number}`}
          mended={mended}
          onClose={leave}
        />
      )}
    </DetailView>
  );
}

function Entry({ line }: { line: PassportEntry }) {
  const { t } = useTranslation('passport');
  const types = useDict('stock_type');
  const known = KINDS.find((one) => one === line.kind);
  const kind = known === undefined ? line.kind : t(`kind.${known}`);
  return (
    <li>
      <time dateTime={line.at}>{formatDateTime(line.at)}</time>
      <div>
        <strong>{line.type === null ? kind : types.label(line.type)}</strong>
        {line.result !== null && (
          <StatusPill tone={line.result === 1 ? 'success' : 'danger'}>
            {t(line.result === 1 ? 'result.1' : 'result.0')}
          </StatusPill>
        )}
        {line.text !== null && <p>{line.text}</p>}
        {line.subject_type === 'auction' && line.subject_id !== null && (
          <Can any={['auction:auction:list']}>
            <Link to={to.managedAuction(line.subject_id)}>{t('history.log', { id: line.subject_id })}</Link>
          </Can>
        )}
        <p className={classes.who}>
          {[line.ware_house_name, line.bin_code, line.company_name, line.username]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}
