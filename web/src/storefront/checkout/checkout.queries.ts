import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { AddOrderRequest, OrderQuote, OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, ApiRefusal } from '../../lib/api-client';
import { to } from '../../lib/paths';
import { useSentOnce } from '../../lib/use-sent-once';
import { cartQuery } from '../cart/cart.queries';
import { countsQuery } from '../cart/counts.query';

const QUOTES = ['order', 'quote'] as const;

/** Asked anew whenever the page is looked at: what it shows is what is ordered. */
export const quoteQuery = (request: OrderQuoteRequest) =>
  queryOptions({
    queryKey: [...QUOTES, request],
    queryFn: ({ signal }) => api(orderQuote, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: (count, error) => !(error instanceof ApiRefusal) && count < 2,
  });

/** Nobody can say what it costs to send somewhere before it is known where. */
export const freightWord = ({ address_id }: Pick<OrderQuote, 'address_id'>) =>
  address_id === null ? 'freight_unknown' : 'freight_later';

/** Orders, and goes on to the payment: of the one order, or of several at once. */
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
      void client.invalidateQueries({ queryKey: ['order'] });
      // Back must not lead to what is ordered already.
      void navigate(
        placed.payment_group_id === null
          ? to.payment(placed.id)
          : to.payment(placed.payment_group_id, 'payment_group'),
        { replace: true },
      );
    },
    // Whatever stood in the way, the page shows how it stands now.
    onError: () => client.invalidateQueries({ queryKey: QUOTES }),
  });
}
