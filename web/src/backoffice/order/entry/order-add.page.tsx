import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../kit/error-state/error-state';
import { PageTitle } from '../../../kit/page-title/page-title';
import { Skeleton } from '../../../kit/skeleton/skeleton';
import { adminOrderQuery } from '../order.queries';
import { EntryForm } from './entry-form';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

/** An order for a customer on the phone: a new one, or what an earlier one had once more. */
export function OrderAddPage() {
  const { t } = useTranslation('order_entry');
  const [search] = useSearchParams();
  // Behind its tab the page stays: the next order begins with an empty form.
  const [turn, setTurn] = useState(0);
  const onDone = () => setTurn(turn + 1);
  const again = /^[1-9]\d{0,14}$/.exec(search.get('again') ?? '')?.[0];
  return (
    <>
      <PageTitle title={t('title')} />
      {again === undefined ? (
        <EntryForm key={turn} earlier={null} onDone={onDone} />
      ) : (
        <Again
          key={`${again} ${turn}`}
          id={Number(again)}
          render={(earlier) => <EntryForm earlier={earlier} onDone={onDone} />}
        />
      )}
    </>
  );
}

function Again({ id, render }: { id: number; render: (earlier: AdminOrderDetail) => ReactNode }) {
  // What is typed must not be lost when the earlier order moves on.
  const { data, error, isError, refetch } = useQuery({ ...adminOrderQuery(id), staleTime: Infinity });
  if (data !== undefined) return render(data);
  return isError ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton height={480} radius={8} />
  );
}

backOfficePage(OrderAddPage, { path: paths.newOrder, texts: ['kit', 'order_admin', 'order_entry'] });
