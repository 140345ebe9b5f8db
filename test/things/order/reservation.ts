import {
  auditReservation,
  cancelReservation,
  changeReservationTime,
  payReservation,
} from '@fovea/shared-types/order/reservation.calls';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { aReservation, slotIn, someShown } from '../../fixtures/reservations.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import type { Cast } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const someGoods = (api: TestApi, { seller }: Cast): Promise<number> =>
  someShown(api.db, { seller_id: seller.accountId, company_id: seller.companyId });

const aViewing = async (api: TestApi, cast: Cast, status: number): Promise<{ id: number }> => ({
  id: await aReservation(api.db, status, {
    goods_id: await someGoods(api, cast),
    buyer_id: cast.member.accountId,
  }),
});

let hours = 24;

export default thing({
  calls: {
    '/reservations/slot-list': {
      request: async (api, cast) => ({
        goods_id: await someGoods(api, cast),
        day: slotIn(24).toISOString().slice(0, 10),
      }),
    },
    '/reservations/add-reservation': {
      request: async (api) => {
        hours += 1;
        return {
          goods_id: await someShown(api.db),
          start_at: slotIn(hours).toISOString(),
          currency: 'JPY',
          checked: true,
        };
      },
    },
    // Nothing is on the balance.
    '/reservations/pay-reservation': {
      request: async (api, cast) => ({ ...(await aViewing(api, cast, 10)), pay_type: 1 }),
      right: 'INSUFFICIENT_BALANCE',
      others: 'NOT_FOUND',
    },
    '/reservations/my-reservation-list': {
      request: async (api, cast) => {
        await aViewing(api, cast, 10);
        return {};
      },
      others: 'empty',
    },
    '/reservations/reservation-detail': {
      request: (api, cast) => aViewing(api, cast, 20),
      others: 'NOT_FOUND',
    },
    '/reservations/change-reservation-time': {
      request: async (api, cast) => ({
        ...(await aViewing(api, cast, 20)),
        start_at: slotIn(300).toISOString(),
      }),
      others: 'NOT_FOUND',
    },
    '/reservations/admin-reservation-detail': {
      request: (api, cast) => aViewing(api, cast, 20),
      others: 'NOT_FOUND',
    },
    '/reservations/audit-reservation': {
      request: async (api, cast) => ({ ...(await aViewing(api, cast, 15)), status: 20 }),
      others: 'NOT_FOUND',
    },
    // A merchant keeps to what is booked; only the platform calls it off.
    '/reservations/admin-cancel-reservation': {
      request: async (api, cast) => ({ ...(await aViewing(api, cast, 20)), reason: 'sold' }),
      right: 'FORBIDDEN',
      others: 'FORBIDDEN',
    },
    '/reservations/admin-slot-list': {
      request: (_api, { seller }) => Promise.resolve({ company_id: seller.companyId }),
      others: 'NOT_FOUND',
    },
    '/reservations/update-slot': {
      request: (_api, { seller }) =>
        Promise.resolve({ company_id: seller.companyId, is_automatic: false, week: [], exceptions: [] }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/reservations/admin-slot-list': 'hours of a company',
      '/reservations/update-slot': 'hours of a company',
    },
  },
  ids: {
    hidden: {
      '/reservations/reservation-list#id': '/reservations/admin-reservation-detail',
    },
  },
  records: {
    'order:reservation': {
      aRow: async (api, { companyId, accountId }) =>
        aReservation(api.db, 15, {
          goods_id: await someShown(api.db, { seller_id: accountId, company_id: companyId }),
        }),
    },
  },
  moves: [
    {
      // The room's moves come with the video calls.
      machine: reservationMachine,
      table: 'reservation',
      column: 'status',
      aRow: async (scene, status) => {
        const owner = await aMember(scene.api);
        return { id: await aReservation(scene.api.db, status, { buyer_id: owner.accountId }), owner };
      },
      actions: {
        paid: { path: payReservation.path, isOwners: true, body: (id) => ({ id, pay_type: 1 }) },
        confirm: { path: auditReservation.path, body: (id) => ({ id, status: 20 }) },
        refuse: { path: auditReservation.path, body: (id) => ({ id, status: 70, audit_notes: reason }) },
        'move the time': {
          path: changeReservationTime.path,
          isOwners: true,
          body: (id) => ({ id, start_at: slotIn(400).toISOString() }),
        },
        'host cannot attend, goods sold': { path: cancelReservation.path, body: (id) => ({ id, reason }) },
      },
    },
  ],
});
