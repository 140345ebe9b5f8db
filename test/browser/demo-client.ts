import { BUILT_IN_ROLES } from '../../server/src/rbac/grants/built-in-roles.js';
import { addAddress } from '@fovea/shared-types/member/address.calls';
import { addBankAccount } from '@fovea/shared-types/finance/bank-account.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  addAuction,
  auctionList,
  auditBidder,
  bidderList,
  buyNow,
  placeBid,
  updateAuction,
} from '@fovea/shared-types/auction/auction.calls';
import type { AddAuctionRequest, UpdateAuctionRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import type { Call } from '@fovea/shared-types/call';
import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import { addFeedback, addMessageBoard } from '@fovea/shared-types/content/content.calls';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import { goodsDetail, goodsParams } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { addGoods, auditGoods, goodsStatus } from '@fovea/shared-types/goods/publishing.calls';
import { type Language, languageHeader } from '@fovea/shared-types/language';
import {
  confirmSecondFactor,
  emailLogin,
  enrolSecondFactor,
  forgetPassword,
  register,
  sendEmailCode,
} from '@fovea/shared-types/member/member.calls';
import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { addUser, logout, roleOptions } from '@fovea/shared-types/rbac/rbac.calls';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { isCurrency, minorPerUnit } from '@fovea/shared-types/money';
import { product } from '@fovea/shared-types/goods/product.record';
import { addWarehouseInps, confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import { addWarehouseBins } from '@fovea/shared-types/warehouse/places.calls';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { AUCTION_STATUS, BIDDER_STATUS, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { starGoodsSn } from '../../demo/src/content/all-goods.js';
import { DEMO_PASSWORD, everybody } from '../../demo/src/content/people.js';
import { same, t, type Text3 } from '../../demo/src/content/text3.js';
import { drawnFolder, drawnPicture } from '../../demo/src/drawn.js';
import { eventually } from '../support/eventually.js';

/** One of the demo people by the part before the @ of their address. */
export function demoPerson(name: string): { email: string; password: string; username: string } {
  const person = everybody.find(({ email }) => email.startsWith(`${name}@`));
  if (person === undefined) throw new Error(`no demo person "${name}"`);
  return { email: person.email, password: DEMO_PASSWORD, username: person.username };
}

/**
 * A Japanese demo person, whose number is proved. A number gets a code only every two minutes: each journey, in each
 * language, needs a person of its own.
 */
export function demoMember(name: string): NewMember {
  const person = everybody.find(({ email, areaCode }) => email.startsWith(`${name}@`) && areaCode === '+81');
  if (person === undefined) throw new Error(`no demo person "${name}" with a number in Japan`);
  const [, start = '', middle = '', end = ''] = /^\+81(\d{2})(\d{4})(\d{4})$/.exec(person.phone) ?? [];
  return { ...demoPerson(name), phone: `${start} ${middle} ${end}` };
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewMember extends Credentials {
  username: string;
  /** The national number, under +81. */
  phone: string;
}

/** A lot of this journey's own. Amounts are whole yen, yuan or dollars. */
export interface Lot {
  auctionId: number;
  goodsId: number;
  /** In the language of the journey. */
  name: string;
  startPrice: number;
  step: number;
  /** An amount as the page writes it. */
  money: (whole: number) => string;
  /** Bids as one of the demo people, from somewhere else. */
  bid: (person: string, amount: number) => Promise<void>;
  /** Ends the lot: somebody, a demo person by name, buys it at its fixed price. */
  buy: (person: string | Credentials) => Promise<void>;
  /** Staff change its terms while nobody has bid. */
  change: (terms: Omit<UpdateAuctionRequest, 'id'>) => Promise<void>;
  /** Staff admit everybody who waits. */
  admit: () => Promise<void>;
}

export interface LotTimes {
  endsInSeconds: number;
  extendSeconds: number;
  /** What is special about its terms. */
  terms?: Partial<AddAuctionRequest>;
  /** Who opens it; else somebody of the platform. */
  seller?: string;
  /** Goods of the seller's own company; else new ones made for it, which no rule of the law keeps from anybody. */
  goodsId?: number;
}

const START_PRICE = 300_000;
const STEP = 10_000;
const BUY_NOW_PRICE = 1_200_000;
/** The condition of goods that nobody has used: used ones the law keeps from bidders in China. */
const NEW = 1;
/** What the goods of journeys look like. */
const PICTURE = path.join(drawnFolder, drawnPicture('FV-PRT-0003', 'hero'));
const PICTURE_WIDTH = 640;
/** From a day on a countdown shows no seconds. */
const QUIET_MS = 20 * 3_600_000;
const SIGNS: Readonly<Record<string, string>> = { JPY: 'JPY ¥', CNY: 'CNY ¥', USD: 'US$' };

/** The running product, as its API sees it: what a journey prepares before somebody opens the page. */
export class DemoClient {
  constructor(
    private readonly url: string,
    private readonly language: Language,
  ) {}

  /** Until somebody has a message about a lot, however long a busy machine takes to deliver its event. */
  async untilNotified(person: string, { name }: Pick<Lot, 'name'>): Promise<void> {
    const token = await this.signIn(person);
    await eventually(`a message about ${name}`, async () => {
      const { data } = await this.ask(messageList, {}, token);
      return data.some(({ content }) => `${content.title} ${content.text}`.includes(name));
    });
  }

  async signIn(person: string): Promise<string> {
    const { email, password } = demoPerson(person);
    return (await this.ask(emailLogin, { email, password, checked: true })).token;
  }

  /** Puts goods up for auction; nobody but the journey bids on them. */
  async openLot({
    endsInSeconds,
    extendSeconds,
    terms = {},
    seller = 'admin',
    goodsId,
  }: LotTimes): Promise<Lot> {
    const staff = await this.signIn(seller);
    const goods_id = goodsId ?? (await this.goodsForAnybody());
    const { goods_name: name, currency } = await this.ask(goodsDetail, { id: goods_id });
    const now = Date.now();
    const { id } = await this.ask(
      addAuction,
      {
        goods_id,
        start_price: String(START_PRICE),
        step_price: String(STEP),
        buy_now_price: String(BUY_NOW_PRICE),
        currency,
        start_at: new Date(now).toISOString(),
        end_at: new Date(now + endsInSeconds * 1000).toISOString(),
        extend_seconds: extendSeconds,
        ...terms,
      } satisfies AddAuctionRequest,
      staff,
    );
    return this.lot(id, goods_id, name, currency);
  }

  /** A demo lot that runs for hours yet. */
  async quietLot(): Promise<AuctionCard> {
    const request = { page: 1, limit: 160, status: AUCTION_STATUS.bidding, sort: 'ending' };
    const running = (await this.ask(auctionList, request)).data;
    const last = running.findLast(({ end_at }) => Date.parse(end_at) < Date.now() + QUIET_MS);
    if (last === undefined) throw new Error('no demo lot is running');
    return last;
  }

  /** The goods that have all their pictures from the first moment on; the others' are drawn one after the other. */
  async starGoodsId(): Promise<number> {
    return (await this.ask(goodsDetail, { goods_sn: starGoodsSn })).id;
  }

  /** The newest code sent to an address or a number, from the developer's inbox. */
  codeFor(recipient: string): Promise<string> {
    return this.inMail(recipient, /\b\d{6}\b/);
  }

  /** The match in the newest message to a recipient that contains such a text. */
  async inMail(recipient: string, wanted: RegExp): Promise<string> {
    return eventually(`${wanted} for ${recipient} in the inbox`, async () => {
      const response = await fetch(`${this.url}/api/dev/inbox`);
      // The shape of the inbox is the server's own; what is not in it fails right below.
      const mails = (await response.json()) as Array<{ id: number; recipient: string; text: string }>;
      const mine = mails.filter((mail) => mail.recipient === recipient).sort((a, b) => b.id - a.id);
      return mine.map(({ text }) => wanted.exec(text)?.[0]).find((found) => found !== undefined);
    });
  }

  /** An account of an administrator that staff opened, with the password they set. */
  async newStaff(): Promise<Credentials> {
    const token = await this.signIn('admin');
    const roles = await this.ask(roleOptions, {}, token);
    const names: readonly string[] = BUILT_IN_ROLES.administrator.words;
    const administrator = roles.find(({ role_name }) => names.includes(role_name));
    const person = {
      email: `staff-${randomUUID()}@browser.fovea.example`,
      password: 'told-by-a-colleague-9',
    };
    const role_ids = [administrator?.id ?? 0];
    const reason = 'a second administrator';
    const user = { ...person, username: 'Journey Colleague', role_ids, reason };
    const { change_id } = await this.ask(addUser, user, token);
    if (change_id !== null)
      await this.ask(
        settingChange.calls.audit,
        { ids: [change_id], status: 1 },
        await this.signIn('approver'),
      );
    return person;
  }

  /** The same, once the member has chosen a password that nobody else knows. */
  async newColleague(): Promise<Credentials> {
    const { email } = await this.newStaff();
    const password = 'plover-quartz-71';
    await this.ask(sendEmailCode, { email, type: CODE_TYPE.retrieve });
    const code = await this.codeFor(email);
    await this.ask(forgetPassword, { email, code, password, password_confirm: password });
    return { email, password };
  }

  /** A member of the journey's own, so that nothing it changes is in another journey's way. */
  async newMember(): Promise<NewMember> {
    const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
    const member = {
      email: `journey-${randomUUID()}@browser.fovea.example`,
      password: 'plover-quartz-71',
      username: 'Journey Member',
      phone: `90 0${digits.slice(0, 3)} ${digits.slice(3)}`,
    };
    await this.ask(sendEmailCode, { email: member.email, type: 1 });
    await this.ask(register, {
      ...member,
      password_confirm: member.password,
      area_code: '+81',
      code: await this.codeFor(member.email),
      country: 'JP',
      postal_code: '100-0001',
      address: '東京都千代田区見本町1-2-3',
      checked: true,
    });
    return member;
  }

  /** Somebody has things sent to a place in Japan. */
  async livesInJapan(person: string): Promise<void> {
    const address = {
      ...{ name: 'Sample Person', country: 'JP', postal_code: '100-0001' },
      ...{ city: 'Chiyoda-ku', street: 'Mihoncho 1-2-3', mobile: '090-1234-5678', is_default: 1 },
    };
    await this.ask(addAddress, address, await this.signIn(person));
  }

  /** Somebody orders, one piece by default, and pays from their balance. */
  async paidOrder(person: string, goods_id: number, quantity = 1): Promise<{ id: number; number: string }> {
    await this.livesInJapan(person);
    const token = await this.signIn(person);
    const wanted = { goods_id, quantity, delivery_type: 1 };
    const { quote_id } = await this.ask(orderQuote, wanted, token);
    const order = { ...wanted, quote_id, pay_type: PAY_TYPE.balance };
    const { id, order_no } = await this.ask(addOrder, order, token);
    await this.ask(payOrder, { id, pay_type: PAY_TYPE.balance }, token);
    return { id, number: order_no };
  }

  /** A bank account of a demo person in Japan. */
  async banksInJapan(person: string): Promise<void> {
    const account = {
      ...{ country: 'JP', currency: 'JPY' as const, bank_name: '見本銀行', bank_code: '0001' },
      ...{ branch_name: '見本支店', branch_code: '001', account_type: 1 },
      ...{ payee: 'ﾐﾎﾝ ﾀﾛｳ', account_no: '1234567' },
    };
    const password = demoPerson(person).password;
    await this.ask(addBankAccount, { ...account, password }, await this.signIn(person));
  }

  /** The token of anybody who has a password. */
  async tokenOf({ email, password }: Credentials): Promise<string> {
    return (await this.ask(emailLogin, { email, password, checked: true })).token;
  }

  /** Somebody sends two enquiries, so that no list of its staff is empty. */
  async enquire(): Promise<void> {
    const email = 'enquirer-with-a-long-address@clinic.demo.fovea.example';
    const text =
      'Does the slit lamp come with its chin rest, and can it be shipped to Osaka before the new year?';
    await this.ask(addMessageBoard, {
      first_name: 'Aurelia',
      last_name: 'Exampleton',
      email,
      phone: '+81 90 0000 0000',
      message: text,
    });
    await this.ask(addFeedback, { email, content: text }, await this.signIn('bidder2'));
  }

  /** Somebody is signed out from elsewhere. */
  async endSession(token: string | undefined): Promise<void> {
    await this.ask(logout, {}, token);
  }

  /** Turns on the second factor of a member and returns the secret of their authenticator. */
  async enrol(member: NewMember): Promise<{ secret: string; recoveryCodes: string[] }> {
    const token = await this.tokenOf(member);
    const { secret } = await this.ask(enrolSecondFactor, { password: member.password }, token);
    const code = new TOTP({ secret }).generate();
    const { recovery_codes } = await this.ask(confirmSecondFactor, { code }, token);
    return { secret, recoveryCodes: recovery_codes };
  }

  /** Goods of a demo seller that wait for their review, in this order. */
  async handIn(
    names: readonly (string | Text3)[],
    changes: GoodsForm = {},
    seller = 'seller',
  ): Promise<number[]> {
    const token = await this.signIn(seller);
    const { categories, brands } = await this.ask(goodsParams, {}, token);
    const leaf = categories.find(({ children }) => children.length === 0) ?? categories[0]?.children[0];
    const ids: number[] = [];
    for (const name of names) {
      const { zh, en, ja } = typeof name === 'string' ? same(name) : name;
      const form = {
        goods_name_c: zh,
        goods_name_e: en,
        goods_name_j: ja,
        category_id: Number(leaf?.id),
        brand_id: brands[0]?.id ?? null,
        sale_type: SALE_TYPE.immediate,
        price: '480000',
        currency: 'JPY',
        quantity: 1,
        condition: NEW,
        shipping_time: 2,
        ships_from: 'JP',
        pay_types: [1],
        images: [await this.uploaded(token)],
        ...changes,
      };
      ids.push((await this.ask(addGoods, form, token)).id);
    }
    return ids;
  }

  /** A reviewed listing of a stockroom's item that is off the shelf, called as its model is. */
  async listing(model: string): Promise<number> {
    const token = await this.signIn('seller');
    const items = await this.ask(product.calls.list, { goods_code: model }, token);
    const [id = 0] = await this.handIn([model], { product_id: items.data[0]?.id ?? 0 });
    await this.decide(id, 1);
    await this.ask(goodsStatus, { ids: [id], status: GOODS_STATUS.off_shelf }, token);
    return id;
  }

  /** Goods in the shop that any of the demo's people may bid on and buy, wherever they live. */
  private async goodsForAnybody(): Promise<number> {
    const tag = randomUUID().slice(0, 8).toUpperCase();
    const [id = 0] = await this.handIn([
      t(`三面房角镜 ${tag}`, `Three-mirror gonio lens ${tag}`, `三面鏡 ${tag}`),
    ]);
    await this.decide(id, 1);
    return id;
  }

  private async uploaded(token: string): Promise<number> {
    const picture = new FormData();
    const drawn = await sharp(PICTURE).resize(PICTURE_WIDTH).jpeg().toBuffer();
    picture.set('file', new Blob([new Uint8Array(drawn)], { type: 'image/jpeg' }), 'front.jpg');
    const response = await fetch(this.url + uploadImage.path, {
      method: 'POST',
      headers: { terminal: '4', language: languageHeader(this.language), token },
      body: picture,
    });
    // The server's OpenAPI tests vouch for what it holds.
    const { data } = (await response.json()) as Envelope<{ enclosureId: number }>;
    return data.enclosureId;
  }

  /** A warehouse of the demo seller. */
  /** @param codes of its bins */
  async place(name: string, codes: readonly string[] = []): Promise<void> {
    const token = await this.signIn('seller');
    const place = { ware_house_name: name, country: 'JP', currency: 'JPY' } as const;
    const { id } = await this.ask(warehouse.calls.add, place, token);
    if (codes.length > 0)
      await this.ask(addWarehouseBins, { ware_house_id: id, location: '', codes: [...codes] }, token);
  }

  /** A customer in Japan whom the demo seller buys from and sells to. */
  async customer(customer_name: string): Promise<void> {
    const who = {
      customer_name,
      customer_tel: '03-0000-0000',
      customer_address: '東京都見本区1-2-3',
      country: 'JP',
    };
    await this.ask(customer.calls.add, who, await this.signIn('seller'));
  }

  /** A warehouse of the demo seller, and a serial-numbered item of theirs. */
  async stockroom(name: string, model: string): Promise<void> {
    const token = await this.signIn('seller');
    const { categories, brands } = await this.ask(goodsParams, {}, token);
    const leaf = categories.find(({ children }) => children.length === 0) ?? categories[0]?.children[0];
    await this.place(name);
    const item = {
      goods_name_c: model,
      goods_name_e: model,
      goods_name_j: model,
      goods_code: model,
      category_id: Number(leaf?.id),
      brand_id: brands[0]?.id ?? 0,
      tracking: 1,
    };
    await this.ask(product.calls.add, item, token);
  }

  /** A pending document of the demo seller by which pieces of a stockroom's item come in, with a picture. */
  async sentIn(
    name: string,
    model: string,
    serials: readonly string[],
    unit_cost: string,
  ): Promise<{ id: number; sn: string; maker: string }> {
    const token = await this.signIn('seller');
    const items = await this.ask(product.calls.list, { goods_code: model }, token);
    const places = await this.ask(warehouse.calls.list, { ware_house_name: name }, token);
    const lines = serials.map((serial_number) => ({
      product_id: items.data[0]?.id ?? 0,
      good_number: 1,
      serial_number,
      unit_cost,
    }));
    const inp_images = [await this.uploaded(token)];
    const document = { kind: 1, ware_house_id: places.data[0]?.id ?? 0, lines, inp_images };
    const { id, ware_house_inp_sn: sn } = await this.ask(addWarehouseInps, document, token);
    return { id, sn, maker: items.data[0]?.maker ?? '' };
  }

  /** Pieces of a stockroom's item that came in and were approved. @returns who makes them */
  async stocked(name: string, model: string, serials: readonly string[]): Promise<string> {
    const { id, maker } = await this.sentIn(name, model, serials, '1000');
    await this.ask(confirmWarehouseAudits, { ids: [id], status: 1 }, await this.signIn('admin'));
    return maker;
  }

  /** A decision on pending goods, made elsewhere. */
  async decide(goodsId: number, status: 1 | -1): Promise<void> {
    const token = await this.signIn('admin');
    await this.ask(auditGoods, { ids: [goodsId], status, audit_notes: 'Seen elsewhere' }, token);
  }

  private lot(auctionId: number, goodsId: number, name: string, currency: string): Lot {
    if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
    return {
      auctionId,
      goodsId,
      name,
      startPrice: START_PRICE,
      step: STEP,
      money: (whole) => `${SIGNS[currency] ?? ''}${String(whole).replace(/\B(?=(\d{3})+$)/g, ',')}.00`,
      bid: async (person, amount) => {
        await this.ask(
          placeBid,
          {
            id: auctionId,
            amount: amount * minorPerUnit(currency),
            currency,
            request_id: randomUUID(),
          },
          await this.signIn(person),
        );
      },
      buy: async (person) => {
        const token = await (typeof person === 'string' ? this.signIn(person) : this.tokenOf(person));
        await this.ask(buyNow, { id: auctionId }, token);
      },
      change: async (terms) => {
        await this.ask(updateAuction, { id: auctionId, ...terms }, await this.signIn('admin'));
      },
      admit: async () => {
        const staff = await this.signIn('admin');
        const { data } = await this.ask(bidderList, { id: auctionId, status: BIDDER_STATUS.pending }, staff);
        await this.ask(auditBidder, { ids: data.map(({ id }) => id), status: 1 }, staff);
      },
    };
  }

  private async ask<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    token?: string,
  ): Promise<Response> {
    const { code, msg, data } = await this.envelope(call, request, token);
    if (code !== CODE_OK) throw new Error(`${call.path} answered ${code}: ${msg}`);
    return data;
  }

  private async envelope<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    token?: string,
  ): Promise<Envelope<Response>> {
    const response = await fetch(this.url + call.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        terminal: '4',
        language: languageHeader(this.language),
        ...(token === undefined ? {} : { token }),
      },
      body: JSON.stringify(request),
    });
    // The server's OpenAPI tests vouch for what it holds.
    return (await response.json()) as Envelope<Response>;
  }
}
