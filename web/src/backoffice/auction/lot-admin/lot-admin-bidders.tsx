import type {
  BidderRow,
  BidderListResponse,
  Eligibility,
} from '@fovea/shared-types/auction/admin-auction.dto';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import { auctionMachine, bidderMachine } from '@fovea/shared-types/states/auction.states';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLot } from '../../../kit/lot/shown-lot';
import { Link } from 'react-router-dom';
import { type Draft, EMPTY_DRAFT } from '../../../kit/approval/approval-subject';
import { Decision } from '../../../kit/approval/decision';
import { useDecideBulk } from '../../../kit/approval/use-decide-bulk';
import { Button } from '../../../kit/button/button';
import { BulkBar } from '../../../kit/data-table/bulk-bar';
import { type Selection, useSelection } from '../../../kit/data-table/use-selection';
import { DetailCard, Facts } from '../../../kit/detail-view/detail-view';
import { ErrorState } from '../../../kit/error-state/error-state';
import { Skeleton } from '../../../kit/skeleton/skeleton';
import { StatusPill, type StatusTone } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDateTime, formatMoney } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { useAccess } from '../../layout/access/access-context';
import { suggestsBar } from './consequences';
import { BIDDERS_PAGE, decideBidder, lotAdminBiddersQuery } from './lot-admin.queries';
import classes from './lot-admin.module.css';
import type { LotCommand } from './admin-lot';
import { Whom } from './whom';

const TONES: Record<Eligibility, StatusTone> = {
  eligible: 'success',
  not_asked: 'neutral',
  pending: 'warning',
  refused: 'danger',
  no_deposit: 'neutral',
  strike: 'danger',
  barred: 'danger',
  own_goods: 'danger',
  disabled: 'danger',
};

const keyOf = ({ id }: BidderRow): number => id;
const nameOf = ({ username }: BidderRow): string => username;
const waitsFor = ({ status }: BidderRow): boolean => status !== null && bidderMachine.may(status, 'admit');
const decide = ({ id }: BidderRow, { status, notes }: { status: 1 | -1; notes: string | undefined }) =>
  decideBidder(id, status, notes);
const NO_BIDDERS: never[] = [];

interface LotAdminBiddersProps {
  lot: ShownLot;
  changed: () => Promise<void>;
  onCommand: (opened: LotCommand) => void;
}

/** The bidders, whether their next bid would be accepted, and what was frozen for it. */
export function LotAdminBidders({ lot, changed, onCommand }: LotAdminBiddersProps) {
  const { t } = useTranslation('auction_admin');
  const { t: common } = useTranslation();
  const [page, setPage] = useState(1);
  const result = useQuery(lotAdminBiddersQuery(lot.id, page));
  const [openId, setOpenId] = useState<number | null>(null);
  const { data } = result;
  const may = useMay();
  const { user } = useAccess();
  const bulk = useBulk();
  // Nobody decides on themselves.
  const decidable = useMemo(
    () =>
      may('auction:bidder:approve')
        ? (data?.data ?? NO_BIDDERS).filter((one) => waitsFor(one) && one.account_id !== user.id)
        : NO_BIDDERS,
    [data, may, user.id],
  );
  const selection = useSelection<BidderRow>(decidable, {
    keyOf,
    place: String(page),
    scope: String(lot.id),
    isStale: result.isPlaceholderData,
  });
  const pages = data === undefined ? 1 : Math.ceil(data.total / BIDDERS_PAGE);
  const openNext = (decided: number): void =>
    setOpenId(
      data?.data.find((one) => one.status === BIDDER_STATUS.pending && one.id !== decided)?.id ?? null,
    );
  return (
    <>
      <DetailCard
        title={
          data === undefined || data.pending_count === 0
            ? t('bidders.title')
            : t('bidders.title_waiting', { count: data.pending_count })
        }
        isWide
      >
        {data === undefined ? (
          result.isError ? (
            <ErrorState error={result.error} onRetry={() => void result.refetch()} />
          ) : (
            <div role="status" aria-label={common('state.loading')}>
              <Skeleton height={120} radius={8} />
            </div>
          )
        ) : data.data.length === 0 ? (
          <p className={classes.note}>{t('bidders.empty')}</p>
        ) : (
          <ul className={classes.bidders}>
            {data.data.map((bidder) => (
              <Bidder
                key={bidder.id}
                bidder={bidder}
                lot={lot}
                selection={decidable.includes(bidder) ? selection : null}
                isOpen={bidder.id === openId}
                onToggle={() => setOpenId(bidder.id === openId ? null : bidder.id)}
                onDecided={() => openNext(bidder.id)}
                changed={changed}
                onCommand={onCommand}
              />
            ))}
          </ul>
        )}
        <BulkBar selection={selection} actions={bulk} keyOf={keyOf} nameOf={nameOf} onDone={changed} />
        {pages > 1 && (
          <div className={classes.pages}>
            <Button variant="default" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('bidders.before')}
            </Button>
            <span>{t('bidders.page', { page, pages })}</span>
            <Button variant="default" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {t('bidders.after')}
            </Button>
          </div>
        )}
      </DetailCard>
      {data !== undefined && <Deposits totals={data.deposits} />}
    </>
  );
}

/** Admits or refuses several, each by itself. */
function useBulk() {
  const { t } = useTranslation('auction_admin');
  const { t: approval } = useTranslation('approval');
  const texts = useMemo(
    () => ({
      approve: {
        label: approval('approve'),
        title: (count: number) => t('bidders.approve_many', { count }),
        text: t('bidders.approve_many_text'),
      },
      reject: {
        label: approval('reject'),
        title: (count: number) => t('bidders.reject_many', { count }),
        text: t('bidders.reject_many_text'),
      },
    }),
    [t, approval],
  );
  return useDecideBulk<BidderRow>({ permission: 'auction:bidder:approve', waitsFor, decide, texts });
}

interface BidderProps extends LotAdminBiddersProps {
  bidder: BidderRow;
  /** Null: the reader does not decide on them. */
  selection: Selection<BidderRow> | null;
  isOpen: boolean;
  onToggle: () => void;
  onDecided: () => void;
}

function Bidder({ bidder, lot, selection, isOpen, onToggle, onDecided, changed, onCommand }: BidderProps) {
  const { t } = useTranslation('auction_admin');
  const { t: kit } = useTranslation('kit');
  const may = useMay();
  const { user } = useAccess();
  const deposits = useDict('states:auction_deposit');
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  // Once the lot is over there is nothing more to be eligible for.
  const isRunning = auctionMachine.may(lot.status, 'cancel');
  const isPending = waitsFor(bidder);
  const mayBar = may('auction:bidder:bar') && bidder.account_id !== user.id;
  const deposit = formatMoney(bidder.deposit, bidder.currency);
  const isFrozen = bidder.deposit_status === DEPOSIT_STATUS.frozen;
  return (
    <li className={classes.bidder} data-leading={bidder.is_leading || undefined}>
      <div className={classes.person}>
        <span className={classes.who}>
          {selection !== null && (
            <input
              type="checkbox"
              checked={selection.has(bidder.id)}
              aria-label={kit('table.select_row', { name: bidder.username })}
              onChange={() => selection.toggle(bidder.id, false)}
            />
          )}
          <Whom bidder={bidder} />
        </span>
        <span className={classes.company}>
          {bidder.company_name ?? t('bidders.private')}
          {bidder.is_certified && <StatusPill tone="info">{t('bidders.certified')}</StatusPill>}
        </span>
      </div>
      <div className={classes.pills}>
        {bidder.is_leading && (
          <StatusPill tone="success">{t(isRunning ? 'bidders.leading' : 'bidders.highest')}</StatusPill>
        )}
        {(isRunning || bidder.eligibility !== 'eligible') && (
          <StatusPill tone={TONES[bidder.eligibility]}>{t(`eligibility.${bidder.eligibility}`)}</StatusPill>
        )}
        {bidder.strikes_in_year > 0 && (
          <StatusPill tone="warning">{t('bidders.strikes', { count: bidder.strikes_in_year })}</StatusPill>
        )}
      </div>
      <dl className={classes.sums}>
        <div>
          <dt>{t('bidders.bid_price')}</dt>
          <dd>{formatMoney(bidder.bid_price, bidder.currency)}</dd>
        </div>
        <div>
          <dt>{t('bidders.bids')}</dt>
          <dd>{bidder.bid_count}</dd>
        </div>
        <div>
          <dt>{t('bidders.deposit')}</dt>
          <dd>
            {Number(bidder.deposit) > 0 ? deposit : '-'}
            {bidder.deposit_status !== null && (
              <span className={classes.small}>{deposits.label(bidder.deposit_status)}</span>
            )}
          </dd>
        </div>
      </dl>
      <div className={classes.tools}>
        {isPending && may('auction:bidder:approve') && (
          <Button size="sm" variant="default" aria-expanded={isOpen} onClick={onToggle}>
            {t('bidders.decide')}
          </Button>
        )}
        {bidder.strikes_in_year > 0 && may('auction:strike:list') && (
          <Link to={to.strikesOf(bidder.account_id)}>{t('bidders.to_strikes')}</Link>
        )}
        {mayBar && suggestsBar(bidder) && (
          <Button size="sm" variant="subtle" onClick={() => onCommand({ act: 'bar', bidder })}>
            {t(bidder.is_barred ? 'act.unbar' : 'act.bar')}
          </Button>
        )}
      </div>
      {bidder.decided_by !== null && (
        <p className={classes.word}>
          {t(bidder.status === BIDDER_STATUS.refused ? 'bidders.refused_by' : 'bidders.admitted_by', {
            name: bidder.decided_by,
            at: formatDateTime(bidder.decided_at),
          })}
          {bidder.reason !== null && <q>{bidder.reason}</q>}
        </p>
      )}
      {isOpen && isPending && (
        <div className={classes.decision}>
          <Decision
            subject={{
              id: bidder.id,
              name: bidder.username,
              documents: [
                {
                  id: bidder.id,
                  sentBy: bidder.username,
                  sentAt: bidder.created_at,
                  verdict: 'waiting',
                  decidedBy: null,
                  decidedAt: null,
                  notes: null,
                  fieldReasons: {},
                },
              ],
              ownText: bidder.account_id === user.id ? t('bidders.own') : null,
            }}
            fields={[]}
            draft={draft}
            setDraft={setDraft}
            consequences={{
              approve: t('bidders.consequences', {
                first:
                  lot.bid_chances === null
                    ? t('bidders.admit_unlimited')
                    : t('bidders.admit_text', { count: lot.bid_chances }),
                second: isFrozen ? t('bidders.admit_deposit', { deposit }) : t('bidders.no_deposit'),
              }),
              reject: t('bidders.consequences', {
                first: t('bidders.refuse_text'),
                second: isFrozen ? t('bidders.refuse_deposit', { deposit }) : t('bidders.no_deposit'),
              }),
            }}
            decide={async ({ status, notes }) => {
              await decideBidder(bidder.id, status, notes);
              return { isFinal: true };
            }}
            onChanged={changed}
            onDecided={onDecided}
          >
            {null}
          </Decision>
        </div>
      )}
    </li>
  );
}

/** What became of the deposits: they settle themselves with the lot, and every figure is of the ledger's own entries. */
function Deposits({ totals }: { totals: BidderListResponse['deposits'] }) {
  const { t } = useTranslation('auction_admin');
  const { currency } = totals;
  return (
    <DetailCard title={t('deposits.title')}>
      <Facts
        facts={[
          { label: t('deposits.held'), value: formatMoney(totals.held, currency) },
          { label: t('deposits.released'), value: formatMoney(totals.released, currency) },
          { label: t('deposits.used'), value: formatMoney(totals.used, currency) },
          { label: t('deposits.forfeited'), value: formatMoney(totals.forfeited, currency) },
        ]}
      />
      <p className={classes.note}>{t('deposits.text')}</p>
    </DetailCard>
  );
}
