import { Injectable } from '@nestjs/common';
import type { WriteOffDetail } from '@fovea/shared-types/finance/write-off.dto';
import type { RequestedStory } from '@fovea/shared-types/platform/approval.dto';
import { type Currency, toWire } from '@fovea/shared-types/money';
import {
  RequestedStories,
  STORY,
  STORY_JOINS,
  type StoryRow,
} from '../../platform/approval/requested-stories.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { CUSTOMER } from './month-bill.repository.js';
import { WriteOffRepository } from './write-off.repository.js';

interface WriteOffRow extends StoryRow {
  sn: string;
  reason: string;
  status: number;
  entry_id: number | null;
}

interface DetailRow extends WriteOffRow {
  bill_id: number;
  customer_name: string;
  month: string;
  currency: Currency;
  price: number;
  bill_status: number;
}

const WRITE_OFF_COLUMNS = `t.id, t.sn, t.reason, t.status, ${STORY}, e.id AS entry_id`;
/** A fully refunded bill leaves no loss, and no entry. */
const JOINS = `${STORY_JOINS}
  LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = ('month_bill', t.booked_bill_id, 'settle')`;
/** As many as a drawer shows; one that is refused may be asked for again. */
const OF_BILL_MAX = 20;

/** Write-offs with their story, by themselves and of their bill. */
@Injectable()
export class WriteOffQueryService {
  constructor(
    private readonly db: Database,
    private readonly writeOffs: WriteOffRepository,
    private readonly stories: RequestedStories,
  ) {}

  async getWriteOffDetail(caller: StaffCaller, id: number): Promise<WriteOffDetail> {
    const { rows } = await this.db.query<DetailRow>(
      `SELECT ${WRITE_OFF_COLUMNS}, t.bill_id, b.month, b.currency, b.price, b.status AS bill_status,
         (SELECT ${CUSTOMER(caller.language)} FROM account u LEFT JOIN company c ON c.id = u.company_id WHERE u.id = b.account_id) AS customer_name
       FROM write_off t ${JOINS} JOIN month_bill b ON b.id = t.bill_id WHERE t.id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new AppError('NOT_FOUND');
    const detail = await this.stories.detailOf(this.db, caller, this.writeOffs.document, row);
    return { ...detail, price: toWire(row.price, row.currency) };
  }

  /** The newest first. */
  async ofBill(caller: StaffCaller, billId: number): Promise<RequestedStory[]> {
    const { rows } = await this.db.query<WriteOffRow>(
      `SELECT ${WRITE_OFF_COLUMNS} FROM write_off t ${JOINS} WHERE t.bill_id = $1 ORDER BY t.id DESC LIMIT ${OF_BILL_MAX}`,
      [billId],
    );
    return this.stories.detailsOf(this.db, caller, this.writeOffs.document, rows);
  }
}
