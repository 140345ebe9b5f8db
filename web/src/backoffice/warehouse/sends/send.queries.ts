import { sendsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import { delWareHouseSends, wareHouseSendsDetail } from '@fovea/shared-types/warehouse/send.calls';
import { send } from '@fovea/shared-types/warehouse/send.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

/** A form is filled with it: it is read anew each time. */
export const sendQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(send), 'seen', id],
    queryFn: ({ signal }) => api(wareHouseSendsDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const cancelSend = (id: number) => api(delWareHouseSends, { id }, { quiet: true });

export const deliveryNote = async (id: number) => (await api(sendsCert, { id })).url;
