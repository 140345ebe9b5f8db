import type { Call } from '@fovea/shared-types/call';
import type { SavedChange } from '@fovea/shared-types/common.dto';
import type { RecordField } from '@fovea/shared-types/record/field';
import { fieldsOf, subjectOf } from '@fovea/shared-types/record/record';
import { textIn } from '@fovea/shared-types/record/translations';
import { LANGUAGES } from '@fovea/shared-types/language';
import { addExport, uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { auditLogDetail, auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { currencyHeader } from '../../server/src/platform/exports/currency-header.js';
import { aPng } from '../fixtures/files.js';
import { uniqueText } from '../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../support/api.js';
import { upload } from '../support/forms.js';
import { inEffect } from '../support/setting-changes.js';
import { aMember, aSeller } from '../support/people.js';
import { allRecords, aRowOf, type Fields, keeperOf, recordCases, sampleOf } from '../support/records.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** What no request may hold, by the kind of its field; each is refused with the field's name. */
function faultsOf(field: RecordField): unknown[] {
  const { kind, max = 0, min = 0, length = 0, required, isNullable } = field;
  const faults: unknown[] = [];
  if (required && kind === 'text') faults.push('', '   ');
  if (!isNullable) faults.push(null);
  if (kind === 'text') faults.push('x'.repeat(max + 1), 7, 'bell \u0007');
  if (kind === 'int') faults.push(min - 1, max + 1, min + 0.5, '7');
  if (kind === 'money') faults.push(7, 'x', '1,000');
  if (kind === 'flag') faults.push(2, '1', true);
  if (kind === 'truth') faults.push(1, 'true');
  if (kind === 'choice') faults.push(-77, '1');
  if (kind === 'choices') faults.push([-77], 'x');
  if (kind === 'texts')
    faults.push(
      ['x'.repeat(length + 1)],
      Array.from({ length: max + 1 }, () => 'x'),
      'x',
    );
  if (kind === 'picture' || kind === 'reference') faults.push(0, 1.5, 'x');
  if (kind === 'rich') faults.push('x'.repeat(max + 1), 7, ['x']);
  if (kind === 'documents' || kind === 'pictures')
    faults.push(
      [0],
      Array.from({ length: max + 1 }, (_, index) => index + 1),
    );
  if (kind === 'day') faults.push('2031-02-30', '17.5.2031', '2031-05-17T00:00:00Z');
  if (kind === 'instant') faults.push('2031-05-17', 'soon');
  return faults;
}

/** Which files are shown: the addresses of private ones are signed anew each time. */
const unsigned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => (Object(one) === one ? Reflect.get(Object(one), 'id') : one))
    : value;

const isFile = ({ kind }: RecordField): boolean =>
  kind === 'picture' || kind === 'pictures' || kind === 'documents';

function have<Known>(known: Known | undefined): Known {
  if (known === undefined) throw new Error('a case that the declaration does not ask for');
  return known;
}

const changed = (field: RecordField, value: unknown): unknown => {
  const { kind, min = 0, max = 0, codes = [] } = field;
  if (kind === 'flag') return value === 1 ? 0 : 1;
  if (kind === 'truth') return value !== true;
  if (kind === 'int') return value === min ? Math.min(min + 1, max) : min;
  if (field.isCountry) return value === 'JP' ? 'CN' : 'JP';
  if (field.isEmail) return `${uniqueText()}@test.example`;
  if (kind === 'text')
    return field.oneOf?.find((one) => one !== value) ?? `${uniqueText()} word`.slice(0, max);
  if (kind === 'rich') return `<p>${uniqueText()}</p>`;
  if (kind === 'choice') return codes.find((code) => code !== value) ?? value;
  return value;
};

describe.each(allRecords.map((record) => [record.declared.name, record] as const))('%s', (_name, record) => {
  const { calls, declared } = record;
  const isOfCompanies = declared.scope === 'company' || declared.scope === 'shared';
  const { hold, reopen, changes = {} } = recordCases[declared.name] ?? {};
  const fields = Object.entries(declared.fields);
  /** A case that is there only where the declaration has what it is about. */
  const when =
    (...requested: unknown[]) =>
    (name: string, test: () => Promise<void>): void => {
      if (requested.every(Boolean)) it(name, test);
    };
  /** May do everything with it, for the platform, a company or themselves. */
  let keeper: Person;
  let cast: Parameters<typeof aRowOf>[2];
  beforeAll(async () => {
    cast = { seller: await aSeller(api), member: await aMember(api) };
    keeper = await keeperIn(cast.seller.companyId);
  });
  const keeperIn = async (companyId: number): Promise<Person> =>
    declared.scope === 'own' ? cast.member : keeperOf(api, record, isOfCompanies ? companyId : null);
  const ok = <Answer>(call: Call<never, Answer> | undefined, request: Fields, as = keeper) =>
    api.ok(have(call) as Call<Fields, Answer>, request, { as });
  /** The same of a call that changes rows; where changes are approved, once somebody else has. */
  const saved = async <Answer>(call: Call<never, Answer> | undefined, request: Fields): Promise<Answer> => {
    const answer = await ok(call, request);
    if (declared.approvedChange === undefined) return answer;
    const id = await inEffect(api, answer as SavedChange); // as declared
    return (call === calls.delete ? null : { id }) as Answer;
  };
  const refused = (call: Call<never, unknown> | undefined, request: Fields, as = keeper) =>
    api.refused(have(call) as Call<Fields, unknown>, request, { as });
  const sample = () => sampleOf(api, record, keeper);
  const aRow = () => aRowOf(api, record, cast);
  /** A row as it is read before it is saved. */
  const read = async (id: number): Promise<Fields> => {
    if (calls.detail) return ok(calls.detail, { id });
    const { data } = await ok(calls.list, { sort: '-id' });
    return have(data.find((row) => row.id === id));
  };

  when(calls.add, calls.list)('is added once for a request sent twice, and shows what was sent', async () => {
    const request: Fields = { ...(await sample()), request_id: uniqueText() };
    const first = await saved(calls.add, request);
    expect(await saved(calls.add, request)).toEqual(first);
    const { data } = await ok(calls.list, { sort: '-id' });
    expect(data.filter(({ id }) => id === first.id)).toHaveLength(1);
    const shown = await read(first.id);
    for (const [name, field] of fields) {
      if (isFile(field)) expect(shown[name] === undefined || shown[name] !== null).toBe(true);
      else if (Object.hasOwn(shown, name) && Object.hasOwn(request, name))
        expect([name, shown[name]]).toEqual([name, request[name]]);
    }
  });

  when(calls.add)(
    'refuses what is out of bounds with its field, in an addition and in a change',
    async () => {
      const sound = await sample();
      const id = calls.update ? await aRow() : 0;
      await reopen?.(api, id);
      const faults = fields.flatMap(([name, field]) => faultsOf(field).map((fault) => ({ name, fault })));
      for (const { name, fault } of faults) {
        const added = await refused(calls.add, { ...sound, [name]: fault });
        expect([name, fault, added.error, Object.keys(added.fields ?? {})[0]?.split('.')[0]]).toEqual([
          name,
          fault,
          'VALIDATION',
          name,
        ]);
        if (!calls.update) continue;
        expect([name, fault, (await refused(calls.update, { id, [name]: fault })).error]).toEqual([
          name,
          fault,
          'VALIDATION',
        ]);
      }
      for (const [name, { required }] of fields) {
        if (!required) continue;
        const { [name]: _left, ...rest } = sound;
        expect((await refused(calls.add, rest)).fields).toHaveProperty([name]);
      }
    },
  );

  when(calls.update)('keeps what a change does not name, and refuses one that is stale', async () => {
    const id = await aRow();
    for (const [name, field] of fields) {
      const before = await read(id);
      const value = Object.hasOwn(changes, name) ? changes[name] : changed(field, before[name]);
      if (value === before[name] || isFile(field)) continue;
      await reopen?.(api, id);
      await saved(calls.update, { id, [name]: value, version: before.version });
      const after = await read(id);
      for (const [other] of fields)
        if (other !== name && Object.hasOwn(before, other))
          expect([name, other, unsigned(after[other])]).toEqual([name, other, unsigned(before[other])]);
      if (Object.hasOwn(after, name)) expect([name, after[name]]).toEqual([name, value]);
      const stale = await refused(calls.update, { id, [name]: value, version: before.version });
      expect(stale.error).toBe('CHANGED_MEANWHILE');
    }
    expect((await refused(calls.update, { id: 999_999_999 })).error).toBe('NOT_FOUND');
  });

  when(calls.delete)('is gone once deleted, and stays while something refers to it', async () => {
    const id = await aRow();
    if (hold) {
      const held = await aRow();
      await hold(api, held);
      expect((await refused(calls.delete, { id: held })).error).toBe('IN_USE');
    }
    const request = { id, request_id: uniqueText() };
    expect([await saved(calls.delete, request), await saved(calls.delete, request)]).toEqual([null, null]);
    expect((await refused(calls.delete, { id })).error).toBe('NOT_FOUND');
    if (calls.detail) expect((await refused(calls.detail, { id })).error).toBe('NOT_FOUND');
  });

  when(calls.add, declared.scope !== 'own')(
    'tells the audit log of each change, with titles of its fields',
    async () => {
      const admin = await keeperOf(api, record, null);
      const id = await aRow();
      await reopen?.(api, id);
      if (calls.update) await saved(calls.update, { id });
      if (calls.delete) await saved(calls.delete, { id });
      const { data } = await api.ok(
        auditLogList,
        { subject_type: subjectOf(record), subject_id: id, sort: 'id' },
        { as: admin },
      );
      const wanted = (['add', 'update', 'delete'] as const).filter((name) => calls[name]);
      expect(data.map(({ action }) => action)).toEqual(wanted.map((name) => `${declared.name}:${name}`));
      for (const language of LANGUAGES) {
        const line = await api.ok(auditLogDetail, { id: data[0]?.id ?? 0 }, { as: admin, language });
        expect([line.action_name, line.subject_name].includes('')).toBe(false);
        // A document begins in a state.
        const labels = [
          ...fields,
          ...(declared.document ? [['status', declared.shown.status] as const] : []),
        ];
        const titles = labels.flatMap(([, field]) => (field ? [textIn(field.label, language)] : []));
        expect(
          Object.keys(line.after ?? {})
            .map((name) => line.field_names[name])
            .sort(),
        ).toEqual(titles.sort());
      }
    },
  );

  when(calls.list, declared.isWhole)('is read whole, in its order', async () => {
    const id = await aRow();
    const rows: unknown = await ok(calls.list, {});
    const ids = (rows as { id: number }[]).map((row) => row.id); // as `isWhole` has it
    expect(ids).toContain(id);
    if (declared.order === 'id') expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  when(calls.list, !declared.isWhole)(
    'is sorted by each of its orders, and found by each of its filters',
    async () => {
      await aRow();
      const sortable = Object.entries(fieldsOf(record)).filter(([, { isSortable }]) => isSortable);
      for (const [name] of [['id'], ...sortable])
        for (const sort of [name, `-${name}`])
          expect((await ok(calls.list, { sort })).data.length).toBeGreaterThan(0);
      expect((await refused(calls.list, { sort: 'nothing' })).error).toBe('VALIDATION');
      for (const [name, { kind }] of Object.entries(declared.filters)) {
        const field = fieldsOf(record)[name];
        const requested =
          kind === 'same' && field
            ? (field.codes?.[0] ??
              field.oneOf?.[0] ??
              (field.isCountry
                ? 'JP'
                : field.kind === 'text'
                  ? 'x'
                  : field.kind === 'day'
                    ? '1970-01-01'
                    : field.kind === 'truth' || 1))
            : kind === 'from' || kind === 'to'
              ? new Date(0).toISOString()
              : kind === 'fromDay' || kind === 'toDay'
                ? '1970-01-01'
                : kind === 'id' || kind === 'either'
                  ? 1
                  : '日本';
        const found = await ok(calls.list, { [name]: requested });
        expect(found.total).toBeGreaterThanOrEqual(found.data.length);
      }
    },
  );

  when(calls.list, declared.exports)(
    'is exported with the rows, the words and the values of its list',
    async () => {
      await aRow();
      const listed = await ok(calls.list, { limit: 160 });
      const columns = Object.entries(fieldsOf(record)).filter(
        ([, field]) => field.where !== 'detail' && !isFile(field) && !field.isPrivate,
      );
      const admin = isOfCompanies ? await keeperOf(api, record, null) : keeper;
      for (const language of LANGUAGES) {
        const request = {
          resource: have(declared.exports),
          filters: {},
          columns: ['id', ...columns.map(([name]) => name)],
          format: 'csv' as const,
        };
        const made = await api.ok(addExport, request, { as: admin, language });
        const file = (await api.app.inject({ method: 'GET', url: made.url ?? '' })).body;
        const [header] = file.replace('\ufeff', '').split('\r\n');
        const number = { zh: '编号', en: 'No.', ja: '番号' }[language];
        const titles = columns.flatMap(([, { label, currency }]) => {
          const title = textIn(label, language);
          return currency === undefined ? [title] : [title, currencyHeader(language, title)];
        });
        expect(header).toBe([number, ...titles].join(','));
        if (declared.scope === 'platform') expect(made.rows).toBe(listed.total);
      }
    },
  );

  when(isOfCompanies, calls.list)('shows no company the rows of another, and gives it none', async () => {
    const id = await aRow();
    const foreign = await keeperIn((await aSeller(api)).companyId);
    expect((await ok(calls.list, {}, foreign)).data.filter((row) => row.id === id)).toEqual([]);
    for (const call of [calls.detail, calls.update, calls.delete])
      if (call) expect((await refused(call, { id }, foreign)).error).toBe('NOT_FOUND');
  });

  when(
    declared.scope === 'shared',
    calls.list,
    calls.detail,
    calls.add,
  )(
    'shows every company the rows of the platform, which none may change, and says whose to change each is',
    async () => {
      const platform = await keeperOf(api, record, null);
      const common = (await ok(calls.add, await sampleOf(api, record, platform), platform)).id;
      const own = await aRow();
      const isOwn = async (as: Person): Promise<unknown[]> => {
        const { data } = await ok(calls.list, { sort: '-id', limit: 160 }, as);
        const listed = [common, own].map((id) => have(data.find((row) => row.id === id)).is_own);
        for (const [at, id] of [common, own].entries())
          expect((await ok(calls.detail, { id }, as)).is_own).toBe(listed[at]);
        return listed;
      };
      expect([await isOwn(keeper), await isOwn(platform)]).toEqual([
        [false, true],
        [true, true],
      ]);
      for (const call of [calls.update, calls.delete])
        if (call) expect((await refused(call, { id: common })).error).toBe('NOT_FOUND');
      await reopen?.(api, own);
      if (calls.update) await ok(calls.update, { id: own }, platform);
    },
  );

  const texts = fields.filter(([, { kind }]) => kind === 'rich');
  const albums = fields.filter(([, { kind }]) => kind === 'pictures');
  when(
    calls.add,
    calls.update,
    calls.detail,
    texts.length,
  )('cleans rich texts, and keeps the pictures in them while they are shown', async () => {
    const [[name]] = texts as [(typeof texts)[number]]; // queried above
    const shownIn = async (id: number): Promise<unknown> => (await ok(calls.detail, { id }))[name];
    const { enclosureId, url } = await upload(api, uploadImage, { bytes: await aPng() }, keeper);
    const claimed = async (): Promise<boolean> => {
      const { rows } = await api.db.query<{ claimed_at: Date | null }>(
        'SELECT claimed_at FROM file WHERE id = $1',
        [enclosureId],
      );
      return have(rows[0]).claimed_at !== null;
    };
    const { id } = await ok(calls.add, {
      ...(await sample()),
      [name]: `<p onclick="steal()">words<img src="${url}" /></p><script>steal()</script>`,
    });
    expect([await shownIn(id), await claimed()]).toEqual([`<p>words<img src="${url}" /></p>`, true]);
    // A file in its public texts may become a picture of it, by another person too.
    const admin = await keeperOf(api, record, null);
    for (const [album] of albums)
      for (const files of [[enclosureId], []]) await ok(calls.update, { id, [album]: files }, admin);
    const foreign = await upload(api, uploadImage, { bytes: await aPng() }, await aMember(api));
    const stolen = await refused(calls.update, { id, [name]: `<img src="${foreign.url}" />` });
    expect(stolen.error).toBe('FILE_UNKNOWN');
    await ok(calls.update, { id, [name]: '<p>words</p>' });
    expect([await shownIn(id), await claimed()]).toEqual(['<p>words</p>', false]);
  });

  when(
    calls.add,
    calls.update,
    calls.detail,
    albums.length,
  )('shows pictures in their order, small in the list and whole in the detail', async () => {
    const [[name, { links = '' }]] = albums as [(typeof albums)[number]]; // queried above
    const send = async () => (await upload(api, uploadImage, { bytes: await aPng() }, keeper)).enclosureId;
    const [one, two] = [await send(), await send()];
    const { id } = await ok(calls.add, { ...(await sample()), [name]: [two, one, two] });
    const idsOf = async (): Promise<unknown> => unsigned((await ok(calls.detail, { id }))[links]);
    expect(await idsOf()).toEqual([two, one]);
    const { data } = await ok(calls.list, { sort: '-id' });
    const row = have(data.find((shown) => shown.id === id));
    expect(row[name]).toEqual([
      expect.stringMatching(/^\/files\/.+\.webp$/),
      expect.stringMatching(/^\/files\/.+\.webp$/),
    ]);
    await ok(calls.update, { id, [name]: [one] });
    expect(await idsOf()).toEqual([one]);
  });
});
