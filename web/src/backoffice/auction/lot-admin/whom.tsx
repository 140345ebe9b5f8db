import { useTranslation } from 'react-i18next';
import classes from './lot-admin.module.css';

/** A bidder by name, and by the public bidder number. */
export function Whom({ bidder }: { bidder: { username: string; bidder_no: number | null } }) {
  const { t } = useTranslation('auction_admin');
  return (
    <span className={classes.name}>
      <strong>{bidder.username}</strong>
      {bidder.bidder_no !== null && <span>{t('bidders.number', { number: bidder.bidder_no })}</span>}
    </span>
  );
}
