import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { goodsDocuments, type GoodsDocument } from './content/goods-documents.js';
import { DemoFiles } from './demo-files.js';
import { demoKey } from './demo-key.js';
import { DemoRepository, type DemoFile } from './demo.repository.js';
import { drawnDocument, pageSize } from './drawn.js';
import { pdfPage } from './pdf-page.js';

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
    pixels: pageSize,
  },
} as const;

const asPdf = { mime: 'application/pdf', wrap: (jpeg: Buffer): Buffer => pdfPage(jpeg, pageSize) };

/** Certificates and service histories of some of the demo goods. */
@Injectable()
export class DemoDocuments {
  constructor(
    private readonly demo: DemoRepository,
    private readonly files: DemoFiles,
  ) {}

  async keepAll(): Promise<void> {
    for (const document of goodsDocuments) {
      const drawn = drawnDocument(document);
      if (document.kind === 'certificate') await this.files.keepWrapped(drawn, keyOf(document), asPdf);
      else await this.files.keepPicture(drawn, [keyOf(document)]);
    }
  }

  /** Beside existing goods, in the order of the documents. */
  async add(tx: Tx): Promise<void> {
    const ids = await this.demo.listGoodsIds(tx);
    const added = new Map<number, number>();
    for (const document of goodsDocuments) {
      const goodsId = ids.get(document.goodsSn);
      if (goodsId === undefined) continue;
      const sort = (added.get(goodsId) ?? 0) + 1;
      added.set(goodsId, sort);
      await this.demo.addAttachment(
        tx,
        goodsId,
        sort,
        KINDS[document.kind].code,
        await this.fileOf(document),
      );
    }
  }

  private async fileOf(document: GoodsDocument): Promise<DemoFile> {
    const { kind, mime, pixels, name } = KINDS[document.kind];
    const key = keyOf(document);
    return { key, kind, mime, pixels, name, size: await this.files.sizeOf(key) };
  }
}

const keyOf = ({ goodsSn, kind }: GoodsDocument): string =>
  demoKey(`${kind} ${goodsSn}`, KINDS[kind].extension);
