import { WILDCARD } from '@fovea/shared-types/permissions';
import fc from 'fast-check';
import { type Person, startApi, type TestApi } from './api.js';
import { expectInvariants } from './check-invariants.js';
import { aMember, aStaff } from './people.js';

const isLong = process.env.FOVEA_LONG === '1';

interface WalkOptions {
  /** Members who take part. */
  people: number;
  runs: number;
  /** In `npm run test:long`. */
  longRuns: number;
}

/** Random histories of lots on a product of their own: members who do things, and somebody of the platform. */
export class LotWalk {
  private world: { api: TestApi; people: readonly Person[]; staff: Person } | undefined;

  constructor(readonly runs: number) {}

  get api(): TestApi {
    return this.there.api;
  }

  get people(): readonly Person[] {
    return this.there.people;
  }

  get staff(): Person {
    return this.there.staff;
  }

  /** Who takes part as the n-th. */
  person(at: number): Person {
    return this.people[at] ?? this.staff;
  }

  /**
   * Performs an action on a lot. It may be refused and must not break; returns the refusal's identifier, null
   * when done.
   */
  async call(path: string, body: object, as: Person): Promise<string | null> {
    const { code, error } = await this.api.envelope(path, body, { as });
    expect([200, -101]).toContain(code);
    return error ?? null;
  }

  /** Walks each history; at the end every lot is played again through the pure rules and compared row by row. */
  async take<History>(
    histories: fc.Arbitrary<History>,
    walk: (history: History) => Promise<void>,
  ): Promise<void> {
    await fc.assert(fc.asyncProperty(histories, walk), { numRuns: this.runs, endOnFailure: !isLong });
    await expectInvariants(this.api.databaseUrl);
  }

  async begin(people: number): Promise<void> {
    const api = await startApi();
    this.world = {
      api,
      staff: await aStaff(api, [WILDCARD]),
      people: await Promise.all(Array.from({ length: people }, () => aMember(api))),
    };
  }

  async end(): Promise<void> {
    await this.world?.api.stop();
  }

  private get there() {
    if (this.world === undefined) throw new Error('a walk begins before its first step');
    return this.world;
  }
}

/** Sets a spec up for such histories. */
export function aLotWalk({ people, runs, longRuns }: WalkOptions): LotWalk {
  const walk = new LotWalk(isLong ? longRuns : runs);
  jest.setTimeout(isLong ? 3_600_000 : 120_000);
  beforeAll(() => walk.begin(people));
  afterAll(() => walk.end());
  return walk;
}
