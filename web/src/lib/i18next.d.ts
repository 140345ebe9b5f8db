import 'i18next';

type Texts<Translated> = Record<keyof Translated & string, string>;

// A key that is not there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: {
      account: Texts<typeof import('../locales/account.json')>;
      address: Texts<typeof import('../locales/address.json')>;
      'ai-search': Texts<typeof import('../locales/ai-search.json')>;
      allocation: Texts<typeof import('../locales/allocation.json')>;
      approval: Texts<typeof import('../locales/approval.json')>;
      arrivals: Texts<typeof import('../locales/arrivals.json')>;
      auction: Texts<typeof import('../locales/auction.json')>;
      auction_admin: Texts<typeof import('../locales/auction_admin.json')>;
      auctions: Texts<typeof import('../locales/auctions.json')>;
      auth: Texts<typeof import('../locales/auth.json')>;
      backoffice: Texts<typeof import('../locales/backoffice.json')>;
      bank: Texts<typeof import('../locales/bank.json')>;
      bargain: Texts<typeof import('../locales/bargain.json')>;
      bulk_edit: Texts<typeof import('../locales/bulk_edit.json')>;
      cart: Texts<typeof import('../locales/cart.json')>;
      catalogue: Texts<typeof import('../locales/catalogue.json')>;
      certification: Texts<typeof import('../locales/certification.json')>;
      checkout: Texts<typeof import('../locales/checkout.json')>;
      common: Texts<typeof import('../locales/common.json')>;
      compare: Texts<typeof import('../locales/compare.json')>;
      compliance: Texts<typeof import('../locales/compliance.json')>;
      contact: Texts<typeof import('../locales/contact.json')>;
      content: Texts<typeof import('../locales/content.json')>;
      counts: Texts<typeof import('../locales/counts.json')>;
      evaluation: Texts<typeof import('../locales/evaluation.json')>;
      exchange: Texts<typeof import('../locales/exchange.json')>;
      favourites: Texts<typeof import('../locales/favourites.json')>;
      figures: Texts<typeof import('../locales/figures.json')>;
      finance: Texts<typeof import('../locales/finance.json')>;
      freight: Texts<typeof import('../locales/freight.json')>;
      goods: Texts<typeof import('../locales/goods.json')>;
      goods_import: Texts<typeof import('../locales/goods_import.json')>;
      home: Texts<typeof import('../locales/home.json')>;
      kit: Texts<typeof import('../locales/kit.json')>;
      labels: Texts<typeof import('../locales/labels.json')>;
      lexicon: Texts<typeof import('../locales/lexicon.json')>;
      maintenance: Texts<typeof import('../locales/maintenance.json')>;
      member: Texts<typeof import('../locales/member.json')>;
      message: Texts<typeof import('../locales/message.json')>;
      month_bills: Texts<typeof import('../locales/month_bills.json')>;
      opening: Texts<typeof import('../locales/opening.json')>;
      order: Texts<typeof import('../locales/order.json')>;
      order_admin: Texts<typeof import('../locales/order_admin.json')>;
      order_documents: Texts<typeof import('../locales/order_documents.json')>;
      order_entry: Texts<typeof import('../locales/order_entry.json')>;
      overview: Texts<typeof import('../locales/overview.json')>;
      passport: Texts<typeof import('../locales/passport.json')>;
      payment: Texts<typeof import('../locales/payment.json')>;
      payout: Texts<typeof import('../locales/payout.json')>;
      places: Texts<typeof import('../locales/places.json')>;
      publishing: Texts<typeof import('../locales/publishing.json')>;
      questions: Texts<typeof import('../locales/questions.json')>;
      refunds: Texts<typeof import('../locales/refunds.json')>;
      remittance: Texts<typeof import('../locales/remittance.json')>;
      reservation: Texts<typeof import('../locales/reservation.json')>;
      scan: Texts<typeof import('../locales/scan.json')>;
      search: Texts<typeof import('../locales/search.json')>;
      security: Texts<typeof import('../locales/security.json')>;
      sends: Texts<typeof import('../locales/sends.json')>;
      stock: Texts<typeof import('../locales/stock.json')>;
      system: Texts<typeof import('../locales/system.json')>;
      transfer: Texts<typeof import('../locales/transfer.json')>;
      upload: Texts<typeof import('../locales/upload.json')>;
      viewer: Texts<typeof import('../locales/viewer.json')>;
      voucher: Texts<typeof import('../locales/voucher.json')>;
      wallet: Texts<typeof import('../locales/wallet.json')>;
    };
  }
}
