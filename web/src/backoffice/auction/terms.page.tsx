import type { AdminAuctionDetail } from '@fovea/shared-types/auction/admin-auction.dto';
import type { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import {
  changeTerms,
  goodsQuery,
  openLot,
  planQuery,
  relistLot,
  termsQuery,
  useAuctionsChanged,
} from './auction.queries';
import { LotPreview } from './lot-preview';
import { TermsForm } from './terms-form';
import { againOf, draftedValues, firstValues, hasOpenTerms, isWithoutSale, valuesOf } from './terms-values';

type Draft = RowOf<typeof auctionPlan.declared>;

/** The subject of the terms: goods to auction, an existing lot, or a new run of a finished one. */
export type TermsOf = { goods: number } | { edit: number } | { again: number };

export function TermsPage({ of }: { of: TermsOf }) {
  const { t } = useTranslation('auctions');
  const title = 'goods' in of ? 'open.title' : 'edit' in of ? 'edit.title' : 'again.title';
  return (
    <>
      <PageTitle title={t(title)} />
      {'goods' in of ? <NewLot goodsId={of.goods} /> : <LoadedLot of={of} />}
    </>
  );
}

function NewLot({ goodsId }: { goodsId: number }) {
  const may = useMay();
  const { data, error, isError, refetch } = useQuery(goodsQuery(goodsId));
  const plan = useQuery({ ...planQuery(goodsId), enabled: may('auction:plan:list') });
  if (data !== undefined && !plan.isLoading)
    return <Opening key={goodsId} goods={data} plan={plan.data ?? null} />;
  return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}

function Opening({ goods, plan }: { goods: AdminGoodsDetail; plan: Draft | null }) {
  const { t } = useTranslation('auctions');
  const needsLicence = goods.form.need_licence ?? false;
  const { done, leave } = useWayOut(t('open.done'));
  return (
    <>
      <TermsForm
        initial={plan === null ? firstValues(goods.currency) : draftedValues(plan)}
        name={goods.goods_name}
        needsLicence={needsLicence}
        submitLabel={t('open.submit')}
        question={{ title: t('open.question', { name: goods.goods_name }), text: t('open.text') }}
        asksPiece
        send={(terms, key, { serial_number }) => openLot(goods.id, terms, serial_number, key)}
        onDone={done}
        onLeave={leave}
        preview={(values) => <LotPreview goodsId={goods.id} needsLicence={needsLicence} values={values} />}
      />
    </>
  );
}

function LoadedLot({ of }: { of: { edit: number } | { again: number } }) {
  const id = 'edit' in of ? of.edit : of.again;
  const may = useMay();
  const { data: lot, error, isError, refetch } = useQuery(termsQuery(id));
  // Without permission to read goods it is unknown here whether they need a licence; the server checks it.
  const goods = useQuery({
    ...goodsQuery(lot?.goods_id ?? 0),
    enabled: lot !== undefined && may('goods:goods:list'),
  });
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (lot === undefined || goods.isLoading) return <PageLoading />;
  if (!('edit' in of ? hasOpenTerms(lot) : isWithoutSale(lot)))
    return <Fixed lot={lot} why={'edit' in of ? 'edit' : 'again'} />;
  const needsLicence = goods.data?.form.need_licence ?? false;
  return 'edit' in of ? (
    <Change key={`edit-${id}`} lot={lot} needsLicence={needsLicence} />
  ) : (
    <Relisting key={`again-${id}`} lot={lot} needsLicence={needsLicence} />
  );
}

/** The way here was kept from a time when it led somewhere. */
function Fixed({ lot, why }: { lot: AdminAuctionDetail; why: 'edit' | 'again' }) {
  const { t } = useTranslation('auctions');
  return (
    <EmptyState title={t(`${why}.fixed`, { name: lot.goods_name })} text={t(`${why}.fixed_text`)}>
      <Link to={to.managedAuction(lot.id)}>{t('edit.to_lot')}</Link>
    </EmptyState>
  );
}

interface LotProps {
  lot: AdminAuctionDetail;
  needsLicence: boolean;
}

function Change({ lot, needsLicence }: LotProps) {
  const { t } = useTranslation('auctions');
  const { done, leave } = useWayOut(t('edit.done'));
  return (
    <>
      <TermsForm
        initial={valuesOf(lot)}
        startedAt={lot.start_at}
        name={lot.goods_name}
        needsLicence={needsLicence}
        submitLabel={t('edit.submit')}
        question={{ title: t('edit.question', { name: lot.goods_name }), text: t('edit.text') }}
        send={(terms, key) => changeTerms(lot.id, terms, key)}
        onDone={done}
        onLeave={leave}
        preview={(values) => (
          <LotPreview goodsId={lot.goods_id} needsLicence={needsLicence} values={values} />
        )}
      />
    </>
  );
}

function Relisting({ lot, needsLicence }: LotProps) {
  const { t } = useTranslation('auctions');
  const { done, leave } = useWayOut(t('again.done'));
  return (
    <>
      <TermsForm
        initial={againOf(lot)}
        name={lot.goods_name}
        needsLicence={needsLicence}
        submitLabel={t('again.submit')}
        question={{ title: t('again.question', { name: lot.goods_name }), text: t('again.text') }}
        asksPiece
        send={(terms, key, { serial_number }) => relistLot(lot.id, terms, serial_number, key)}
        onDone={done}
        onLeave={leave}
        preview={(values) => (
          <LotPreview goodsId={lot.goods_id} needsLicence={needsLicence} values={values} />
        )}
      />
    </>
  );
}

/** Back to the list, which is read anew after something was done. */
function useWayOut(doneText: string): { done: () => Promise<void>; leave: () => void } {
  const navigate = useNavigate();
  const changed = useAuctionsChanged();
  const leave = (): void => void navigate(paths.auctionAdmin);
  return {
    leave,
    done: async () => {
      await changed();
      toast.success(doneText);
      leave();
    },
  };
}
