import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/database.js';
import { drawPaper, type Paper } from './artist/draw-paper.js';
import { pdfPage } from './artist/pdf-page.js';
import { paperSize, renderPicture, type RenderedFile } from './artist/render.js';
import { goodsOf } from './content/all-goods.js';
import { goodsPapers, type GoodsPaper } from './content/goods-papers.js';
import { makers } from './content/makers.js';
import { DemoFiles } from './demo-files.js';
import { demoKey } from './demo-key.js';
import { DemoRepository, type DemoFile } from './demo.repository.js';

/** As the form of goods counts them: a certificate comes as PDF, a service history was photographed. */
const KINDS = {
  certificate: {
    code: 1,
    extension: 'pdf',
    name: 'certificate.pdf',
    kind: 'file',
    mime: 'application/pdf',
    pixels: null,
  },
  service_history: {
    code: 2,
    extension: 'jpg',
    name: 'service-record.jpg',
    kind: 'image',
    mime: 'image/jpeg',
    pixels: paperSize,
  },
} as const;

/** Certificates and service histories of some of the demo goods. */
@Injectable()
export class DemoPapers {
  constructor(
    private readonly demo: DemoRepository,
    private readonly files: DemoFiles,
  ) {}

  async drawAll(): Promise<void> {
    for (const paper of goodsPapers) await this.files.keep(keyOf(paper), () => render(paper));
  }

  /** Beside goods that are there, in the order in which the papers stand. */
  async add(tx: Tx): Promise<void> {
    const ids = await this.demo.listGoodsIds(tx);
    const added = new Map<number, number>();
    for (const paper of goodsPapers) {
      const goodsId = ids.get(paper.goodsSn);
      if (goodsId === undefined) continue;
      const sort = (added.get(goodsId) ?? 0) + 1;
      added.set(goodsId, sort);
      await this.demo.addAttachment(tx, goodsId, sort, KINDS[paper.kind].code, await this.fileOf(paper));
    }
  }

  private async fileOf(paper: GoodsPaper): Promise<DemoFile> {
    const { kind, mime, pixels, name } = KINDS[paper.kind];
    const key = keyOf(paper);
    return { key, kind, mime, pixels, name, size: await this.files.sizeOf(key) };
  }
}

const keyOf = ({ goodsSn, kind }: GoodsPaper): string => demoKey(`${kind} ${goodsSn}`, KINDS[kind].extension);

async function render(paper: GoodsPaper): Promise<RenderedFile[]> {
  const files = await renderPicture(drawPaper(wordsOf(paper)));
  if (paper.kind === 'service_history') return files;
  return files
    .filter(({ suffix }) => suffix === '')
    .map(({ suffix, bytes }) => ({ suffix, mime: 'application/pdf', bytes: pdfPage(bytes, paperSize) }));
}

function wordsOf({ goodsSn, kind, work }: GoodsPaper): Paper {
  const { maker, model, serial, year } = goodsOf(goodsSn);
  const facts = [
    ['Maker', makers[maker].plate],
    ['Model', model],
    ['Serial number', serial],
    ['Year', String(year)],
  ] as const;
  return kind === 'certificate'
    ? { title: 'Certificate', facts, work, closing: 'Examined and found as stated above.' }
    : { title: 'Service record', facts, work, closing: 'Copied from the log of the device.' };
}
