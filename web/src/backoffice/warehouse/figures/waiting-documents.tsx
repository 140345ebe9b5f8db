import type { StockFigures } from '@fovea/shared-types/warehouse/figures.dto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import classes from './figures.module.css';

const CARDS = [
  ['approvals', paths.stockApproval, 'warehouse:document:list'],
  ['expected', `${paths.arrivals}?status=0`, 'warehouse:arrival:list'],
  ['arrived', `${paths.arrivals}?status=1`, 'warehouse:arrival:list'],
  ['to_send', `${paths.deliveries}?status=0`, 'warehouse:send:list'],
] as const;

/** What waits for somebody, and the way there for who may go. */
export function WaitingDocuments({ waiting }: Pick<StockFigures, 'waiting'>) {
  const { t } = useTranslation('figures');
  const may = useMay();
  return (
    <ul className={classes.waiting} aria-label={t('waiting.title')}>
      {CARDS.map(([name, path, permission]) => {
        const card = (
          <>
            {t(`waiting.${name}`)} <strong>{formatNumber(waiting[name])}</strong>
          </>
        );
        return (
          <li key={name}>
            {may(permission) ? <Link to={path}>{card}</Link> : <span data-card>{card}</span>}
          </li>
        );
      })}
    </ul>
  );
}
