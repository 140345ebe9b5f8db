import { aMessageFor } from '../support/messages.js';
import type { MatrixRow } from './authorization-rows.js';

/** The messages in these rows are the member's; staff have their own, whatever they may do for the company. */
export const adminMessageRows: Record<string, MatrixRow> = {
  '/admin-messages/admin-menu-number': {},
  '/admin-messages/admin-menu-badge': {},
  '/admin-messages/admin-messages-list': {
    request: async (api, { member }) => {
      await aMessageFor(api, member);
      return {};
    },
    right: 'empty',
    others: 'empty',
  },
  '/admin-messages/admin-messages-read': {
    request: (api, { member }) => aMessageFor(api, member),
    right: 'NOT_FOUND',
    others: 'NOT_FOUND',
    platform: 'NOT_FOUND',
  },
  '/admin-messages/admin-messages-unread': {},
  '/admin-messages/admin-messages-unread-num': {},
  '/admin-messages/admin-messages-read-all': {},
};
