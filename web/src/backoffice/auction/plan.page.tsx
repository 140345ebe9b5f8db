import { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { paths, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { nameOfCode } from '../record/record-columns';
import { RecordDrawer } from '../record/record-form';
import { recordPage } from '../record/record-page';
import { plainOf } from '../record/record-types';
import { AUCTION_GOODS, goodsQuery } from './auction.queries';
import { backOfficePage } from '../back-office-page';

const BY_ERROR = { ALREADY_DONE: 'goods_id', NOT_FOUND: 'goods_id' } as const;

const Drafts = recordPage(auctionPlan, {
  columns: [
    { prop: 'goods_name', width: 260, decides: true },
    {
      prop: 'state',
      width: 190,
      decides: true,
      render: ({ state }) => (
        <StatusPill tone={state === 0 ? 'info' : 'danger'}>
          {nameOfCode(auctionPlan.declared.shown.state, state)}
        </StatusPill>
      ),
    },
    'goods_status',
    { prop: 'company_name', width: 180 },
    { prop: 'start_price', width: 130 },
    { prop: 'currency', width: 90 },
    'days',
    { prop: 'end_hour', width: 140, visible: false },
    { prop: 'deposit_rate', width: 150, visible: false },
    'opens_by_itself',
    { prop: 'created_at', visible: false },
  ],
  form: {
    byError: BY_ERROR,
  },
  useChoices: useGoods,
  useActions: () => {
    const { t } = useTranslation('auctions');
    const navigate = useNavigate();
    return useMemo(
      () => [
        {
          key: 'open',
          label: t('open.submit'),
          permission: 'auction:auction:add',
          isHidden: ({ goods_status }) => goods_status !== GOODS_STATUS.listed,
          run: ({ goods_id }) => void navigate(to.openAuction(goods_id)),
        },
      ],
      [t, navigate],
    );
  },
});

/** Draft auctions; `goods` in the address begins one for goods that were just submitted. */
export function PlanPage() {
  const may = useMay();
  const choices = useGoods();
  const [search, setSearch] = useSearchParams();
  const goods = search.get('goods');
  const close = (): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('goods');
      return next;
    });
  const id = /^\d+$/.test(goods ?? '') ? Number(goods) : 0;
  const { data: named } = useQuery({ ...goodsQuery(id), enabled: id > 0 && may('goods:goods:list') });
  return (
    <>
      <Drafts />
      {named?.sale_type === SALE_TYPE.auction && may('auction:plan:add') && (
        <RecordDrawer
          record={plainOf(auctionPlan)}
          options={{ choices, byError: BY_ERROR }}
          row={null}
          given={{ goods_id: goods, currency: search.get('currency') ?? '', opens_by_itself: true }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Goods that are to be auctioned. */
function useGoods() {
  const search = useMay()('goods:goods:list') ? AUCTION_GOODS : null;
  return useMemo(() => ({ goods_id: { search } }), [search]);
}

backOfficePage(PlanPage, { path: paths.draftAuctions, texts: ['kit', 'system', 'auctions'] });
