import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {
  deleteUpload,
  uploadFile,
  uploadImage,
  uploadLimits,
  uploadVideo,
} from '@fovea/shared-types/platform/platform.calls';
import { thumbnailUrl } from '@fovea/shared-types/platform/thumbnail';
import sharp from 'sharp';
import { Database } from '../../../server/src/platform/database/database.js';
import { FileJobs } from '../../../server/src/platform/storage/file.jobs.js';
import { FileService } from '../../../server/src/platform/storage/file.service.js';
import { aJpeg, anMp4, aPdf, aPng } from '../../fixtures/files.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aForm, refusedUpload, sendForm, upload } from '../../support/forms.js';
import { aMember } from '../../support/people.js';

let api: TestApi;
let files: FileService;
let person: Person;
const folder = path.join(process.env.UPLOAD_DIR ?? '', 'upload-spec');

beforeAll(async () => {
  api = await startApi({ UPLOAD_DIR: folder, UPLOAD_FILE_MAX_MB: '1', UPLOADS_PER_HOUR: '60' });
  files = api.app.get(FileService, { strict: false });
});
beforeEach(async () => {
  person = await aMember(api);
});
afterAll(async () => {
  await api?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });
const stored = (): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const claim = (ids: number[], rule: Partial<Parameters<FileService['claim']>[3]> = {}, owner = person) =>
  api.app
    .get(Database, { strict: false })
    .transaction((tx) =>
      files.claim(tx, owner.accountId, ids, { kinds: ['image'], max: 20, isPrivate: false, ...rule }),
    );

describe('a picture', () => {
  it('is rotated upright, without the camera’s data, beside smaller ones', async () => {
    const sent = await sharp(await aJpeg(1600, 900))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await upload(api, uploadImage, { bytes: sent, name: '../../診療 室.JPG' }, person);
    expect(kept).toMatchObject({ mime: 'image/jpeg', width: 900, height: 1600, name: '診療 室.JPG' });
    expect(kept.url).toMatch(/^\/files\/u\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
    const served = await get(kept.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(kept.size),
      'cache-control': 'private, max-age=600',
    });
    const { exif, format } = await sharp(served.rawPayload).metadata();
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' });
    for (const [width, expected] of [
      [160, 90],
      [480, 270],
      [1200, 675],
    ] as const) {
      const small = await sharp((await get(thumbnailUrl(kept.url, width))).rawPayload).metadata();
      expect(small).toMatchObject({ format: 'webp', width: expected, height: width });
    }
    expect(kept.thumbnail_url).toBe(thumbnailUrl(kept.url, 480));
  });

  it('may be a PNG, sent with the session in a bearer header', async () => {
    const { body, headers } = aForm([{ bytes: await aPng() }]);
    const answer = await api.raw(uploadImage.path, body, {
      headers: { ...headers, authorization: `Bearer ${person.token}` },
    });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 200, data: { mime: 'image/png', width: 32 } });
  });
});

describe('many pictures at once', () => {
  it('of one person are refused beyond a dozen, and keep nobody else waiting', async () => {
    const bytes = await aJpeg(1600, 1200);
    const [hasty, other] = [person, await aMember(api)];
    const done: string[] = [];
    const hastyOnes = Array.from({ length: 20 }, async () => {
      const answer = await sendForm(api, uploadImage, [{ bytes }], hasty);
      if (answer.code === 200) done.push('hasty');
      return answer;
    });
    await eventually('some are being looked at', () => done.length > 0);
    await upload(api, uploadImage, { bytes }, other);
    done.push('other');
    const answers = await Promise.all(hastyOnes);
    const refused = answers.filter(({ code }) => code !== 200);
    expect(refused).toHaveLength(8);
    for (const answer of refused) expect(answer).toMatchObject({ code: 429, error: 'RATE_LIMITED' });
    // Behind the two that are being looked at, and those that end beside it.
    expect(done.indexOf('other')).toBeLessThan(done.length - 4);
  });
});

describe('a file that is no picture is refused, whatever its name', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const attacks: [string, () => Promise<Buffer> | Buffer][] = [
    ['a drawing that may hold scripts', () => svg],
    ['a page', () => Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await aJpeg(), Buffer.from('<SCRIPT src=x>')]),
    ],
    ['a JPEG with a page in its comment', async () => withComment(await aJpeg(), '<html><body onload=x>')],
    [
      'a JPEG that is an archive as well',
      async () => Buffer.concat([await aJpeg(), Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]),
    ],
    ['a PNG cut off in the middle', async () => (await aPng(400, 400)).subarray(0, 300)],
    ['a JPEG cut off in the middle', async () => cut(await aJpeg(800, 800))],
    ['nothing', () => Buffer.alloc(0)],
    [
      'first bytes and then noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 0x5a)]),
    ],
    [
      'a GIF',
      async () =>
        sharp(await aPng())
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      async () =>
        sharp(await aPng())
          .webp()
          .toBuffer(),
    ],
    ['a document', () => aPdf()],
    ['a film', () => anMp4()],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(200, '\0'), 'latin1')],
  ];
  it.each(attacks)('%s', async (_what, bytes) => {
    const before = stored();
    const sent = { bytes: await bytes(), name: 'photo.jpg', type: 'image/jpeg' };
    expect(await refusedUpload(api, uploadImage, sent, person)).toMatchObject({
      code: -101,
      error: 'FILE_TYPE',
    });
    expect(stored()).toEqual(before);
  });

  it('a small file that unfolds to a giant picture', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const refusal = await refusedUpload(api, uploadImage, { bytes: bomb }, person);
    expect(refusal).toMatchObject({ error: 'FILE_PIXELS', data: { max: 64 } });
  });

  const withComment = (jpeg: Buffer, text: string): Buffer => {
    const comment = Buffer.alloc(4);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), comment, Buffer.from(text), jpeg.subarray(2)]);
  };
  const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
});

describe('a form', () => {
  it('without a file, or with it in another field, is refused', async () => {
    const bytes = await aPng();
    for (const sent of [[], [{ bytes, field: 'picture' }]]) {
      const answer = await sendForm(api, uploadImage, sent, person);
      expect(answer).toMatchObject({ code: -101, error: 'VALIDATION', fields: { file: expect.any(String) } });
    }
    const json = await api.envelope(uploadImage.path, { file: 'x' }, { as: person });
    expect(json).toMatchObject({ code: -101, error: 'VALIDATION' });
  });

  it('that breaks off is refused and leaves nothing', async () => {
    const { body, headers } = aForm([{ bytes: await aJpeg() }]);
    const before = stored();
    const answer = await api.raw(uploadImage.path, body.subarray(0, 400), { as: person, headers });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ error: 'VALIDATION' });
    expect(stored()).toEqual(before);
  });

  it('whose sender goes away leaves nothing', async () => {
    const { body, headers } = aForm([{ bytes: anMp4(['vide'], 3_000_000) }]);
    const before = stored();
    await new Promise<void>((resolve) => {
      const request = http.request(`${api.url}${uploadVideo.path}`, {
        method: 'POST',
        headers: { ...headers, token: person.token, 'content-length': body.length },
      });
      request.on('error', () => resolve());
      request.write(body.subarray(0, 1_500_000), () => {
        void eventually('a file on its way in', async () => stored().length > before.length).then(() =>
          request.destroy(new Error('gone')),
        );
      });
    });
    await eventually('nothing of it', async () => stored().length === before.length);
  });

  it('is no body of any other call', async () => {
    const { body, headers } = aForm([{ bytes: Buffer.from('x') }]);
    const answer = await api.raw('/auth/logout', body, { as: person, headers });
    expect(answer.status).toBe(400);
  });

  it('larger than its kind may be is refused, with the limit in megabytes', async () => {
    const bytes = Buffer.concat([aPdf(), Buffer.alloc(1_100_000)]);
    const refusal = await refusedUpload(api, uploadFile, { bytes }, person);
    expect(refusal).toMatchObject({ error: 'FILE_SIZE', data: { max_mb: 1 } });
    const limits = await api.ok(uploadLimits, {});
    expect(limits).toEqual({ image_max_mb: 50, video_max_mb: 100, file_max_mb: 1, count_max: 20 });
  });
});

describe('a video', () => {
  it('is served in parts, as players request them', async () => {
    const film = anMp4();
    const kept = await upload(api, uploadVideo, { bytes: film, name: 'film.mp4' }, person);
    expect(kept).toMatchObject({ mime: 'video/mp4', thumbnail_url: null, width: null, size: film.length });
    const part = await get(kept.url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${film.length}`);
    const tail = await get(kept.url, { range: 'bytes=-5' });
    expect(tail.rawPayload).toEqual(film.subarray(-5));
    expect((await get(kept.url, { range: `bytes=${film.length}-` })).statusCode).toBe(416);
    expect((await get(kept.url)).rawPayload).toEqual(film);
  });

  it('without a picture, or that is none, is refused', async () => {
    for (const bytes of [anMp4(['soun']), await aJpeg(), Buffer.concat([anMp4(), Buffer.from('<script>')])])
      expect((await refusedUpload(api, uploadVideo, { bytes }, person)).error).toBe('FILE_TYPE');
  });
});

describe('a document', () => {
  it('is seen only by its signed address, while that lasts', async () => {
    const kept = await upload(api, uploadFile, { bytes: aPdf(), name: 'license.pdf' }, person);
    const [plain = '', query = ''] = kept.url.split('?');
    expect((await get(kept.url)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': "attachment; filename*=UTF-8''license.pdf",
    });
    const other = await upload(api, uploadFile, { bytes: await aPng() }, person);
    const late = query.replace(/until=\d+/, 'until=1700000000');
    const later = query.replace(/until=\d+/, 'until=9700000000');
    const wrong = [plain, `${plain}?${late}`, `${plain}?${later}`, `${other.url.split('?')[0]}?${query}`];
    for (const url of [...wrong, `${plain}?until=x&sig=y`, `${plain}?sig=a&sig=b&until=1`])
      expect((await get(url)).statusCode).toBe(404);
    expect((await get(other.thumbnail_url ?? '')).headers['content-type']).toBe('image/webp');
  });

  it('that is no whole PDF is refused', async () => {
    const whole = aPdf();
    for (const bytes of [whole.subarray(0, 200), Buffer.concat([Buffer.from('junk'), whole]), anMp4()])
      expect((await refusedUpload(api, uploadFile, { bytes }, person)).error).toBe('FILE_TYPE');
  });
});

describe('an address', () => {
  it.each([
    '/files/u/../demo/x',
    '/files/u/%2e%2e/%2e%2e/secret',
    '/files//u/aa/x.jpg',
    '/files/.incoming/',
    '/files/%75/aa/x.jpg',
    '/files/u/aa/%00.jpg',
    '/files/demo/../u/',
  ])('of no file of ours gives nothing: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a record', () => {
  const aPicture = async () => (await upload(api, uploadImage, { bytes: await aPng() }, person)).enclosureId;

  it('takes files of its owner, in any order, and again what it has already', async () => {
    const ids = [await aPicture(), await aPicture()];
    await claim(ids);
    await claim([...ids].reverse());
    const links = await files.links(api.db, [...ids, 999_999_999]);
    expect([...links.keys()].sort()).toEqual([...ids].sort());
    expect((await get(links.get(ids[0] ?? 0)?.url ?? '')).headers['cache-control']).toContain('immutable');
  });

  it("refuses another's file, another kind, one that is not there, and one too many", async () => {
    const id = await aPicture();
    await expect(claim([id], {}, await aMember(api))).rejects.toMatchObject({ id: 'FILE_UNKNOWN' });
    await expect(claim([id], { kinds: ['video'] })).rejects.toMatchObject({ id: 'FILE_UNKNOWN' });
    await expect(claim([id, 999_999_999])).rejects.toMatchObject({ id: 'FILE_UNKNOWN' });
    const many = Array.from({ length: 21 }, (_, at) => id + at);
    await expect(claim(many)).rejects.toMatchObject({ id: 'FILE_COUNT', details: { max: 20 } });
    await expect(claim(many.slice(1))).rejects.toMatchObject({ id: 'FILE_UNKNOWN' });
  });

  it('that keeps a file private makes its plain address empty, for good', async () => {
    const id = await aPicture();
    const plain = (await files.links(api.db, [id])).get(id)?.url ?? '';
    await claim([id], { isPrivate: true });
    await claim([id]);
    expect((await get(plain)).statusCode).toBe(404);
    expect((await get((await files.links(api.db, [id])).get(id)?.url ?? '')).statusCode).toBe(200);
  });
});

describe('an upload that no record took', () => {
  it('is deleted by its owner alone, with all its bytes', async () => {
    const kept = await upload(api, uploadImage, { bytes: await aPng() }, person);
    const id = kept.enclosureId;
    expect(await api.refused(deleteUpload, { id }, { as: await aMember(api) })).toMatchObject({
      error: 'NOT_FOUND',
    });
    expect(await api.ok(deleteUpload, { id }, { as: person })).toEqual({ id });
    const name = path.basename(kept.url);
    await eventually('no bytes of it', async () => stored().every((file) => !file.includes(name)));
    expect((await get(kept.url)).statusCode).toBe(404);
  });

  it('is swept away after a day; one that was taken stays', async () => {
    const [left, taken] = [
      await upload(api, uploadImage, { bytes: await aPng() }, person),
      await upload(api, uploadImage, { bytes: await aPng() }, person),
    ];
    await claim([taken.enclosureId]);
    expect((await api.refused(deleteUpload, { id: taken.enclosureId }, { as: person })).error).toBe(
      'STATE_CONFLICT',
    );
    await api.db.query(`UPDATE file SET created_at = created_at - interval '25 hours' WHERE owner_id = $1`, [
      person.accountId,
    ]);
    await api.app.get(FileJobs, { strict: false }).deleteUnclaimed();
    await eventually('no bytes of it', async () =>
      stored().every((file) => !file.includes(path.basename(left.url))),
    );
    expect((await get(left.url)).statusCode).toBe(404);
    expect((await get(taken.url)).statusCode).toBe(200);
  });
});

describe('one person', () => {
  it('uploads so many files an hour and no more', async () => {
    await api.db.query(
      `INSERT INTO file (owner_id, key, kind, mime, size, name)
       SELECT $1, 'u/00/' || md5(random()::text) || '.pdf', 'file', 'application/pdf', 10, 'x' FROM generate_series(1, 59)`,
      [person.accountId],
    );
    const sent = { bytes: await aPng() };
    const answers = await Promise.all([
      sendForm(api, uploadImage, [sent], person),
      sendForm(api, uploadImage, [sent], person),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 429]);
  });

  it('keeps only so much that no record refers to', async () => {
    await api.db.query(
      `INSERT INTO file (owner_id, key, kind, mime, size, name)
       VALUES ($1, 'u/00/' || md5(random()::text) || '.mp4', 'video', 'video/mp4', 1048576000, 'x')`,
      [person.accountId],
    );
    expect((await refusedUpload(api, uploadImage, { bytes: await aPng() }, person)).error).toBe(
      'RATE_LIMITED',
    );
  });
});
