import { myAuctionOrderList } from '@fovea/shared-types/auction/auction.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { useCounts } from '../layout/use-live-header';
import { orderCountQuery } from '../order/order.queries';
import { CertificationBanner } from './certification-banner';
import classes from './person-center.module.css';
import { ProfileCard } from './profile-card';
import { storefrontPage } from '../storefront-page';

interface Figure {
  label: string;
  value: number | undefined;
  to: string;
  /** Requires an answer now. */
  isUrgent?: boolean;
}

/** Who one is, and what waits for one. */
export function PersonCenterPage() {
  const { t } = useTranslation('account');
  const { unread } = useCounts();
  const { data: orders } = useQuery(orderCountQuery());
  const { data: bids } = useQuery({
    queryKey: ['auction', 'mine', 'counts'],
    queryFn: ({ signal }) => api(myAuctionOrderList, { page: 1, limit: 40 }, { signal, quiet: true }),
  });
  return (
    <>
      <PageTitle title={t('center.title')} />
      <ProfileCard />
      <CertificationBanner />
      <Figures
        id="center-bids"
        title={t('center.bids')}
        figures={[
          {
            label: t('center.outbid'),
            value: bids?.outbid_count,
            to: `${paths.auctionOrders}?group=outbid`,
            isUrgent: true,
          },
          {
            label: t('center.leading'),
            value: bids?.leading_count,
            to: `${paths.auctionOrders}?group=leading`,
          },
          { label: t('center.unread'), value: unread, to: to.messages(0) },
        ]}
      />
      <Figures
        id="center-orders"
        title={t('center.orders')}
        figures={[
          {
            label: t('center.pending_payment'),
            value: orders?.pending_payment,
            to: to.orders(ORDER_STATUS.pending_payment),
            isUrgent: true,
          },
          {
            label: t('center.freight_to_pay'),
            value: orders?.freight_to_pay,
            to: to.orders(ORDER_STATUS.freight_to_pay),
          },
          { label: t('center.to_ship'), value: orders?.to_ship, to: to.orders(ORDER_STATUS.to_ship) },
          {
            label: t('center.to_receive'),
            value: orders?.to_receive,
            to: to.orders(ORDER_STATUS.to_receive),
          },
          {
            label: t('center.to_evaluate'),
            value: orders?.to_evaluate,
            to: to.orders(ORDER_STATUS.to_evaluate),
          },
          { label: t('center.refunding'), value: orders?.refunding, to: to.orders(ORDER_STATUS.refunding) },
        ]}
      />
    </>
  );
}

function Figures({ id, title, figures }: { id: string; title: string; figures: readonly Figure[] }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classes.figures}>
        {figures.map((figure) => (
          <li key={figure.label}>
            <Link
              to={figure.to}
              data-urgent={(figure.isUrgent === true && (figure.value ?? 0) > 0) || undefined}
            >
              <strong>{formatNumber(figure.value)}</strong>
              <span>{figure.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

storefrontPage(PersonCenterPage, {
  path: paths.personCenter,
  texts: ['account'],
  title: 'route.person_center',
  isAccount: true,
});
