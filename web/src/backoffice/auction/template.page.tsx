import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

/** Terms that lots are often opened with. */
export const TemplatePage = recordPage(auctionTemplate, {
  columns: [
    { prop: 'name', width: 220 },
    { prop: 'company_name', width: 200 },
    { prop: 'days', decides: true },
    { prop: 'end_hour', width: 140 },
    { prop: 'deposit_rate', width: 150, decides: true },
    'need_approval',
    { prop: 'bid_chances', width: 130 },
    { prop: 'extend_minutes', width: 130 },
    { prop: 'reserve_percent', width: 150, visible: false },
    { prop: 'buy_now_percent', width: 150, visible: false },
    { prop: 'latest_minutes', width: 150, visible: false },
    { prop: 'created_at', visible: false },
  ],
});

backOfficePage(TemplatePage, { path: '/orders/auctionTemplate', texts: ['kit', 'system'] });
