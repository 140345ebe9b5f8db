import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { gs1Text, isElement, type Gs1Element } from '@fovea/shared-types/warehouse/gs1';
import { passportAddress } from '@fovea/shared-types/warehouse/passport-rules';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { isCode128, LabelPrinting, type Labelled } from '../../platform/printing/label-printing.js';
import { PassportRepository, type PieceRow } from './passport.repository.js';

const KIND = 'serial-labels';

/** The labels of pieces: the address of the passport, the number, or both numbers of GS1. */
@Injectable()
export class SerialLabels implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly passports: PassportRepository,
    private readonly labels: LabelPrinting,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.labels.register(KIND, async ({ language, companies }, ids) =>
      (await this.passports.piecesOf(this.db, language, companies, ids)).map((piece) => this.labelled(piece)),
    );
  }

  /** @throws NOT_FOUND */
  address(caller: StaffCaller, request: LabelsRequest): Promise<LabelsAnswer> {
    return this.labels.address(KIND, caller, request);
  }

  private labelled(piece: PieceRow): Labelled {
    const { id, serial_number, goods_name, goods_code, maker, gtin, bin_code } = piece;
    const elements: Gs1Element[] = [
      { ai: '01', value: gtin ?? '' },
      { ai: '21', value: serial_number },
    ];
    return {
      id,
      address: passportAddress(this.env.publicUrl, id),
      codes: {
        ...(isCode128(serial_number) && { code128: serial_number }),
        ...(elements.every(isElement) && { gs1datamatrix: gs1Text(elements) }),
      },
      caption: serial_number,
      title: goods_name,
      lines: [[maker, goods_code].filter(Boolean).join(' · '), bin_code ?? ''],
    };
  }
}
