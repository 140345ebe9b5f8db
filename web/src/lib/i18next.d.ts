import type aiSearch from '../locales/en/ai-search.json';
import type account from '../locales/en/account.json';
import type address from '../locales/en/address.json';
import type certification from '../locales/en/certification.json';
import type contact from '../locales/en/contact.json';
import type search from '../locales/en/search.json';
import type security from '../locales/en/security.json';
import type approval from '../locales/en/approval.json';
import type auction from '../locales/en/auction.json';
import type auctions from '../locales/en/auctions.json';
import type auction_desk from '../locales/en/auction_desk.json';
import type auth from '../locales/en/auth.json';
import type backoffice from '../locales/en/backoffice.json';
import type bulk_edit from '../locales/en/bulk_edit.json';
import type common from '../locales/en/common.json';
import type catalogue from '../locales/en/catalogue.json';
import type compare from '../locales/en/compare.json';
import type content from '../locales/en/content.json';
import type questions from '../locales/en/questions.json';
import type evaluation from '../locales/en/evaluation.json';
import type favourites from '../locales/en/favourites.json';
import type goods from '../locales/en/goods.json';
import type goods_import from '../locales/en/goods_import.json';
import type home from '../locales/en/home.json';
import type kit from '../locales/en/kit.json';
import type lexicon from '../locales/en/lexicon.json';
import type member from '../locales/en/member.json';
import type message from '../locales/en/message.json';
import type order from '../locales/en/order.json';
import type places from '../locales/en/places.json';
import type publishing from '../locales/en/publishing.json';
import type system from '../locales/en/system.json';
import type upload from '../locales/en/upload.json';
import type viewer from '../locales/en/viewer.json';

// Keys are typed from English: a key that is not there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: {
      'ai-search': typeof aiSearch;
      account: typeof account;
      address: typeof address;
      certification: typeof certification;
      contact: typeof contact;
      search: typeof search;
      security: typeof security;
      approval: typeof approval;
      auction: typeof auction;
      auctions: typeof auctions;
      auction_desk: typeof auction_desk;
      auth: typeof auth;
      backoffice: typeof backoffice;
      bulk_edit: typeof bulk_edit;
      common: typeof common;
      catalogue: typeof catalogue;
      compare: typeof compare;
      content: typeof content;
      evaluation: typeof evaluation;
      favourites: typeof favourites;
      questions: typeof questions;
      goods: typeof goods;
      goods_import: typeof goods_import;
      home: typeof home;
      kit: typeof kit;
      lexicon: typeof lexicon;
      member: typeof member;
      message: typeof message;
      order: typeof order;
      places: typeof places;
      publishing: typeof publishing;
      system: typeof system;
      upload: typeof upload;
      viewer: typeof viewer;
    };
  }
}
