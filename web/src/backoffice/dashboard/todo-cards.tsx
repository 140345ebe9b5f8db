import {
  IconBell,
  IconClipboardCheck,
  IconGavel,
  IconTruckDelivery,
  type IconProps,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../kit/can/can';
import { formatNumber } from '../../lib/format';
import { hrefOf, paths, to } from '../../lib/paths';
import { useAccess } from '../layout/access/access-context';
import { useBadges, useUnread } from '../layout/badges.queries';
import classes from './dashboard.module.css';

/** The figures that exist today, and the page where each is worked off. */
const FIGURES = [
  {
    badge: 'order.await_order_num',
    text: 'dashboard.to_ship',
    path: '/orders/orderList',
    icon: IconTruckDelivery,
  },
  { badge: 'order.auction_order_num', text: 'dashboard.auctions', path: paths.auctionAdmin, icon: IconGavel },
] as const;

/** Counts equal to the badges at the menu: both come from the same call. */
export function TodoCards() {
  const { t } = useTranslation('backoffice');
  const { routes } = useAccess();
  const badges = useBadges();
  const unread = useUnread();
  return (
    <Can any={['message:badge:read']}>
      <section className={classes.section}>
        <h2>{t('dashboard.todo_title')}</h2>
        <ul className={classes.cards}>
          {FIGURES.map(({ badge, text, path, icon }) => (
            <li key={badge}>
              <Figure
                icon={icon}
                text={t(text)}
                count={badges.get(badge) ?? 0}
                to={routes.get(path)?.isHidden === false ? path : undefined}
              />
            </li>
          ))}
          <Can any={['member:company:approve']}>
            <li>
              <Figure
                icon={IconClipboardCheck}
                text={t('dashboard.pending_companies')}
                count={badges.get('company.audit_company_num') ?? 0}
                to="/business/audit"
              />
            </li>
          </Can>
          <li>
            <Figure
              icon={IconBell}
              text={t('dashboard.unread')}
              count={unread}
              href={hrefOf(to.messages(0))}
            />
          </li>
        </ul>
      </section>
    </Can>
  );
}

interface FigureProps {
  icon: ComponentType<IconProps>;
  text: string;
  count: number;
  /** A page of the back office. */
  to?: string;
  /** A page of the storefront. */
  href?: string;
}

function Figure({ icon: Icon, text, count, to: path, href }: FigureProps) {
  const content = (
    <>
      <span className={classes.icon} data-waiting={count > 0 || undefined}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.what}>
        <span className={classes.number}>{formatNumber(count)}</span>
        <span className={classes.label}>{text}</span>
      </span>
    </>
  );
  if (path !== undefined)
    return (
      <Link to={path} className={classes.card}>
        {content}
      </Link>
    );
  if (href !== undefined)
    return (
      <a href={href} className={classes.card}>
        {content}
      </a>
    );
  return <div className={classes.card}>{content}</div>;
}
