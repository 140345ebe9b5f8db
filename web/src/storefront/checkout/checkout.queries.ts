import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { AddOrderRequest, OrderQuote, OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, ApiRefusal } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { to } from '../../lib/paths';
import { useSentOnce } from '../../lib/use-sent-once';
import { cartQuery } from '../cart/cart.queries';
import { countsQuery } from '../cart/counts.query';

const QUOTES = ['order', 'quote'] as const;

/** Requested whenever the page gets the focus: what it shows is what is ordered. */
export const quoteQuery = (request: OrderQuoteRequest) =>
  queryOptions({
    queryKey: [...QUOTES, request],
    queryFn: ({ signal }) => api(orderQuote, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: (count, error) => !(error instanceof ApiRefusal) && count < 2,
  });

/** Freight is unknown before the destination is. */
export const freightTextKey = ({ address_id }: Pick<OrderQuote, 'address_id'>) =>
  address_id === null ? 'freight_unknown' : 'freight_later';

/** Orders, and continues with the payment: of the one order, or of several at once. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = useSentOnce((request: AddOrderRequest, request_id) =>
    api(addOrder, { ...request, request_id }, { quiet: true }),
  );
  return useMutation({
    mutationFn: place,
    onSuccess: (placed) => {
      void client.invalidateQueries({ queryKey: cartQuery().queryKey });
      void client.invalidateQueries({ queryKey: countsQuery().queryKey });
      void client.invalidateQueries({ queryKey: documentKey('order') });
      const [type, id] =
        placed.payment_group_id === null
          ? (['order', placed.id] as const)
          : (['payment_group', placed.payment_group_id] as const);
      // By month it is paid already. Back must not lead to what is ordered already.
      const isDue = orderMachine.may(placed.status, 'pay by balance');
      void navigate(isDue ? to.payment(id, type) : to.paid(type, id), { replace: true });
    },
    // The page shows the current state of what was refused.
    onError: () => client.invalidateQueries({ queryKey: QUOTES }),
  });
}
