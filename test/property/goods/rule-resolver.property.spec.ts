import fc from 'fast-check';
import {
  matches,
  outcomeOf,
  resolve,
  type Rule,
  type TradeCase,
  weightOf,
} from '../../../server/src/goods/compliance/resolve.js';

const RUNS = process.env.FOVEA_LONG === '1' ? 200_000 : 10_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);

const country = fc.constantFrom('JP', 'CN', 'US');
const aRule: fc.Arbitrary<Omit<Rule, 'id'>> = fc.record({
  about: fc.integer({ min: 1, max: 3 }),
  outcome: fc.integer({ min: 0, max: 2 }),
  seller_country: fc.option(country),
  delivery_country: fc.option(country),
  device_classes: fc.subarray([1, 2, 3, 4]),
  maintenance: fc.option(fc.constantFrom(0, 1)),
  used: fc.option(fc.constantFrom(0, 1)),
  controlled: fc.option(fc.constantFrom(0, 1)),
  buyer_kind: fc.option(fc.constantFrom(1, 2)),
  purposes: fc.subarray([21, 22, 24]),
});
const rules = fc
  .array(aRule, { maxLength: 12 })
  .map((all) => all.map((rule, at): Rule => ({ ...rule, id: at + 1 })));
const trade: fc.Arbitrary<TradeCase> = fc.record({
  sellerCountry: fc.option(country),
  deliveryCountry: fc.option(country),
  deviceClass: fc.option(fc.integer({ min: 1, max: 4 })),
  isMaintenanceRequired: fc.boolean(),
  isUsed: fc.option(fc.boolean()),
  isControlled: fc.option(fc.boolean()),
  buyerKind: fc.option(fc.constantFrom(1, 2)),
  purpose: fc.option(fc.constantFrom(21, 22, 24)),
});

/** Printed with the failing case. */
const options = { numRuns: RUNS, seed: SEED };

describe(`rules of a sale, seed ${SEED}`, () => {
  it('are decided per question by a rule that matches, and that none outweighs', () => {
    fc.assert(
      fc.property(rules, trade, (all, one) => {
        const found = resolve(all, one);
        const matching = all.filter((rule) => matches(rule, one));
        expect(new Set(found.map(({ about }) => about))).toEqual(new Set(matching.map(({ about }) => about)));
        expect(new Set(found.map(({ about }) => about)).size).toBe(found.length);
        for (const rule of found) {
          const rivals = matching.filter(({ about }) => about === rule.about);
          const most = Math.max(...rivals.map(weightOf));
          const gravest = Math.max(
            ...rivals.filter((rival) => weightOf(rival) === most).map(({ outcome }) => outcome),
          );
          expect([weightOf(rule), rule.outcome]).toEqual([most, gravest]);
        }
        expect(outcomeOf(found)).toBe(Math.max(0, ...found.map(({ outcome }) => outcome)));
      }),
      options,
    );
  });

  it('are answered alike in whatever order they are read', () => {
    fc.assert(
      fc.property(
        rules.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        trade,
        ([all, shuffled], one) => expect(resolve(shuffled, one)).toEqual(resolve(all, one)),
      ),
      options,
    );
  });

  it('answer nothing from unknown facts that they would not answer in some case', () => {
    fc.assert(
      fc.property(rules, trade, country, (all, one, delivered) => {
        const blind = all.filter((rule) => matches(rule, { ...one, deliveryCountry: null }));
        for (const rule of blind) expect(matches(rule, { ...one, deliveryCountry: delivered })).toBe(true);
      }),
      options,
    );
  });
});
