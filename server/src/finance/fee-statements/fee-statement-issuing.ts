import { Injectable } from '@nestjs/common';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { ContactService } from '../../member/accounts/contact.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mail } from '../../platform/mail/mail.js';
import { LEDGER_ZONE } from '../ledger/ledger-day.js';
import { platformAccount, transfer } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { TaxDocuments } from '../tax-documents/tax-documents.js';
import { contentOfStatement, figuresOfStatement } from './fee-statement-content.js';
import { feeStatementMail } from './fee-statement-mail.js';
import { FeeStatementRepository, type StatementKey } from './fee-statement.repository.js';

/** The step of a statement's entry in the ledger. */
export const ROUNDING = 'rounding';

/** Issues merchants' statements of a month: the platform's invoice for its fees, and what became of their proceeds. */
@Injectable()
export class FeeStatementIssuing {
  constructor(
    private readonly db: Database,
    private readonly statements: FeeStatementRepository,
    private readonly documents: TaxDocuments,
    private readonly ledger: LedgerService,
    private readonly contacts: ContactService,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
  ) {}

  /** Those that are due, without the first `skipped`. */
  listDue(max: number, skipped: number): Promise<StatementKey[]> {
    return this.statements.listDue(this.db, max, skipped);
  }

  /** Issued once: the unique keys of documents refuse a second. */
  async issue(key: StatementKey): Promise<void> {
    await this.db.transaction((tx) => this.issueIn(tx, key));
  }

  private async issueIn(tx: Tx, key: StatementKey): Promise<void> {
    const payee = await this.statements.findPayee(tx, key);
    const lastDay = await this.statements.lastDayOf(tx, key.month);
    const fees = await this.statements.listFees(tx, key);
    const figures = figuresOfStatement(fees);
    const parts = {
      ...{ payee, fees, figures, lastDay },
      by: await this.documents.platformOn(tx, lastDay),
      balance: await this.statements.findBalance(tx, key),
    };
    const content = contentOfStatement(key, parts);
    const { id } = await this.documents.issue(tx, null, {
      ...{ kind: TAX_DOCUMENT_KIND.fee_statement, orderId: null, statementMonth: key.month },
      ...{ refundId: null, amendsId: null, originalId: null },
      ...{ issuer: parts.by.issuer, companyId: key.companyId, recipientId: payee.recipientId },
      ...{ zone: LEDGER_ZONE, content },
    });
    await this.round(tx, id, key, figures.rounding);
    await this.send(tx, id, payee.recipientId, key.month);
    await this.outbox.add(tx, 'fee-statement.issued', { document_id: id });
  }

  /** The tax that the platform owes is that of its statements. */
  private async round(tx: Tx, id: number, { currency }: StatementKey, rounding: number): Promise<void> {
    if (rounding === 0) return;
    const [tax, rounded] = [platformAccount('tax', currency), platformAccount('rounding', currency)];
    await this.ledger.post(
      tx,
      { type: 'fee_statement', id, step: ROUNDING },
      rounding > 0 ? transfer(rounded, tax, rounding) : transfer(tax, rounded, -rounding),
    );
  }

  private async send(tx: Tx, id: number, recipientId: number, month: string): Promise<void> {
    const contact = (await this.contacts.byId(tx, [recipientId])).get(recipientId);
    if (contact) await this.mail.sendAll(tx, [feeStatementMail(id, month, contact)]);
  }
}
