import { RULE_ABOUT, RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';
import { outcomeOf, resolve, type Rule, type TradeCase } from './resolve.js';

const { allowed, needed, forbidden } = RULE_OUTCOME;
const { sale, sellers_licence } = RULE_ABOUT;

let last = 0;
const aRule = (changes: Partial<Rule> = {}): Rule => ({
  id: (last += 1),
  about: sale,
  outcome: forbidden,
  seller_country: null,
  delivery_country: null,
  device_classes: [],
  maintenance: null,
  used: null,
  controlled: null,
  buyer_kind: null,
  purposes: [],
  ...changes,
});
const used: TradeCase = {
  sellerCountry: 'JP',
  deliveryCountry: 'CN',
  deviceClass: 3,
  isMaintenanceRequired: false,
  isUsed: true,
  isControlled: false,
  buyerKind: null,
  purpose: 21,
};

describe('the rules of a sale', () => {
  it('let through what no rule speaks of', () => {
    expect(resolve([aRule({ delivery_country: 'KR' })], used)).toEqual([]);
    expect(outcomeOf([])).toBe(allowed);
  });

  it('are each decided by what names most', () => {
    const wide = aRule({ delivery_country: 'CN', used: 1 });
    const within = aRule({ delivery_country: 'CN', seller_country: 'CN', used: 1, outcome: allowed });
    expect(resolve([wide, within], used)).toEqual([wide]);
    expect(resolve([wide, within], { ...used, sellerCountry: 'CN' })).toEqual([within]);
  });

  it('forbid before they need before they allow, where they name as much', () => {
    const rules = [aRule({ outcome: allowed }), aRule({ outcome: forbidden })];
    expect(resolve(rules, used)[0]?.outcome).toBe(forbidden);
    const licences = [
      aRule({ about: sellers_licence, outcome: allowed, device_classes: [3] }),
      aRule({ about: sellers_licence, outcome: needed, used: 1 }),
    ];
    expect(resolve(licences, used)[0]?.outcome).toBe(needed);
  });

  it('hold for the purposes that they name', () => {
    const notice = aRule({ about: 5, outcome: needed, purposes: [21, 22] });
    expect(resolve([notice], used)).toEqual([notice]);
    for (const purpose of [24, null]) expect(resolve([notice], { ...used, purpose })).toEqual([]);
  });

  it('hold nothing against a case of what is not known yet', () => {
    const rules = [
      aRule({ delivery_country: 'CN' }),
      aRule({ used: 0 }),
      aRule({ buyer_kind: 2 }),
      aRule({ device_classes: [1, 2, 3, 4] }),
    ];
    const unknown = { ...used, deliveryCountry: null, isUsed: null, deviceClass: null };
    expect(resolve(rules, unknown)).toEqual([]);
  });
});
