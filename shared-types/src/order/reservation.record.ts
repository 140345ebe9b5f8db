import { state } from '../record/code-fields.js';
import { instant, int, money, reference, text } from '../record/fields.js';
import { ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { reservationMachine } from '../states/reservation.states.js';

/** Viewings by video that buyers booked with a merchant. */
export const reservation = staffRecord({
  name: 'order:reservation',
  one: ['预约', 'a reservation', '予約'],
  many: ['预约订单', 'Reservations', '予約'],
  words: {
    empty: ['没有找到预约', 'No reservation found', '予約が見つかりません'],
    empty_text: [
      '买家预约的视频看货会出现在这里，付款后请在 24 小时内且最迟开始前 1 小时确认。',
      'Viewings that buyers book arrive here: confirm within 24 hours of payment, and at least 1 hour before they begin.',
      '購入者が予約したビデオ内見がここに届きます。支払い後24時間以内、かつ開始1時間前までに確認してください。',
    ],
  },
  scope: 'company',
  calls: { list: ['/reservations/reservation-list', 'Viewings of the company’s goods'] },
  exports: 'reservations',
  menu: { path: '/orders/reservationOrder', icon: 'calendar-event' },
  title: 'goods_name',
  order: '-id',
  fields: {},
  shown: {
    username: text({ label: ['用户', 'User', '利用者'], max: 60 }),
    subscribe_day: instant({ label: ['预约时间', 'Appointment', '予約日時'] }),
    start_at: instant({ label: ['开始时间', 'Begins', '開始日時'] }),
    end_at: instant({ label: ['结束时间', 'Ends', '終了日時'] }),
    /** In whole units. */
    settle_price: money({ label: ['费用', 'Fee', '料金'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    goods_id: reference({ label: ['商品编号', 'Goods no.', '商品番号'] }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 200, orNull: true }),
    status: state(reservationMachine, {}),
    change_count: int({ label: ['改期次数', 'Changes', '変更回数'] }),
    created_at: instant({ label: ['下单时间', 'Booked at', '申込日時'] }),
  },
  filters: {
    id: ofId(['预约编号', 'Reservation no.', '予約番号']),
    goods_name: searchText(),
    username: searchText(),
    status: same(),
    subscribe_from: since(['预约时间', 'Appointment', '予約日時']),
    subscribe_to: until(['预约时间', 'Appointment', '予約日時']),
  },
});
