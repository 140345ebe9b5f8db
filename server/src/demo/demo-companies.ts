import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../platform/database/database.js';
import { invariant } from '../platform/kernel/app-error.js';
import { Incoming } from '../platform/storage/incoming.js';
import { inspect } from '../platform/storage/inspect.js';
import { Storage } from '../platform/storage/storage.js';
import { applications, legalData, type DemoApplication } from './content/certifications.js';
import { companies, type CompanyKey } from './content/companies.js';
import { demoKey } from './demo-key.js';
import { DemoRepository } from './demo.repository.js';

const { pending, certified, failed } = CERTIFICATION_STATUS;
const DAY_MS = 86_400_000;
const CERTIFIED_DAYS = 365;

/** The one paper of the demo, which says in three languages what it is worth. */
const PAPER = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1270">
  <rect width="900" height="1270" fill="#fbfaf5"/>
  <rect x="40" y="40" width="820" height="1190" fill="none" stroke="#8a7f5c" stroke-width="6"/>
  <g font-family="sans-serif" text-anchor="middle" fill="#4a4a4a">
    <text x="450" y="240" font-size="64">SPECIMEN</text>
    <text x="450" y="340" font-size="48">見本 · 样本</text>
    <text x="450" y="1120" font-size="28">demo.fovea.example</text>
  </g>
  <g stroke="#c9c3ad" stroke-width="10">${[480, 560, 640, 720, 800, 880].map((y) => `<path d="M150 ${y}h${y % 160 === 0 ? 600 : 470}"/>`).join('')}</g>
</svg>`;

/** A paper as it is kept, whoever shows it. */
export type DemoPaper = Pick<
  Awaited<ReturnType<typeof inspect>>,
  'extension' | 'mime' | 'size' | 'width' | 'height'
>;

interface Submission {
  companyId: number;
  senderId: number;
  /** Names the file. */
  key: string;
  values: Record<string, string | number>;
  /** Null: they wait. */
  decision: Decision | null;
  daysAgo: number;
}

/** The word of the platform's auditor on papers. */
interface Decision {
  isApproved: boolean;
  auditorId: number;
  daysAgo: number;
  refusal?: DemoApplication['refusal'];
}

/** Companies with their papers: those of the merchants, one that waits and one that was refused. */
@Injectable()
export class DemoCompanies {
  constructor(
    private readonly demo: DemoRepository,
    private readonly storage: Storage,
    private readonly incoming: Incoming,
  ) {}

  /** Keeps the bytes of every paper; slow, and done before anything is locked. */
  async drawPapers(): Promise<DemoPaper> {
    return this.incoming.withFolder(async (folder) => {
      const { default: sharp } = await import('sharp');
      const source = path.join(folder, 'paper.jpg');
      await sharp(Buffer.from(PAPER)).jpeg({ quality: 80 }).toFile(source);
      const paper = await inspect(source, 'image');
      for (const name of [...Object.keys(companies), ...applications.map(({ sender }) => sender)])
        for (const file of paper.files) {
          // A storage may take the file it is given.
          const copy = path.join(folder, 'copy');
          await fs.copyFile(file.path, copy);
          await this.storage.put(paperKey(name, paper) + file.suffix, copy, file.mime);
        }
      return paper;
    });
  }

  /** A merchant's owner and the papers by which the platform certified it. */
  async certify(
    tx: Tx,
    merchant: { key: CompanyKey; id: number; owner: { id: number; name: string }; auditorId: number },
    paper: DemoPaper,
    position: number,
  ): Promise<void> {
    const { key, id, owner, auditorId } = merchant;
    const { name, country, address, postalCode } = companies[key];
    const { number, type, phone } = legalData[key];
    const daysAgo = 300 - 30 * position;
    const values = {
      legal_person: owner.name,
      legal_number: number,
      type,
      company_phone: phone,
      postal_code: postalCode,
      address,
      pickup_address: address,
    };
    const expired_at = daysFromNow(CERTIFIED_DAYS - daysAgo);
    await this.demo.update(tx, 'company', id, { ...values, owner_id: owner.id, expired_at });
    const decision = { isApproved: true, auditorId, daysAgo: daysAgo - 1 };
    const company_name = country === 'JP' ? name.ja : name.zh;
    const submission = { companyId: id, senderId: owner.id, key, daysAgo, decision };
    await this.submit(tx, { ...submission, values: { ...values, company_name, country } }, paper);
  }

  async apply(
    tx: Tx,
    application: DemoApplication,
    sender: { id: number; name: string },
    auditorId: number,
    paper: DemoPaper,
  ): Promise<void> {
    const { country, companyName, refusal } = application;
    const values = {
      legal_person: sender.name,
      legal_number: application.legalNumber,
      type: application.type,
      company_phone: application.phone,
      postal_code: application.postalCode,
      address: application.address,
      pickup_address: application.address,
    };
    const names = {
      name_c: '',
      name_e: '',
      name_j: '',
      [country === 'JP' ? 'name_j' : 'name_c']: companyName,
    };
    const companyId = await this.demo.insert(tx, 'company', {
      ...values,
      ...names,
      country,
      time_zone: country === 'JP' ? 'Asia/Tokyo' : 'Asia/Shanghai',
      owner_id: sender.id,
      certification_status: refusal ? failed : pending,
    });
    const decision = refusal ? { isApproved: false, auditorId, daysAgo: 1, refusal } : null;
    const submission = { companyId, senderId: sender.id, key: application.sender, daysAgo: 2, decision };
    await this.submit(
      tx,
      { ...submission, values: { ...values, company_name: companyName, country } },
      paper,
    );
  }

  private async submit(tx: Tx, submission: Submission, paper: DemoPaper): Promise<void> {
    const { companyId, senderId, key, values, decision, daysAgo } = submission;
    const { mime, size, width, height } = paper;
    invariant(width !== null && height !== null, 'a paper of the demo is a picture');
    const created_at = daysFromNow(-daysAgo);
    const fileId = await this.demo.insert(tx, 'file', {
      owner_id: senderId,
      key: paperKey(key, paper),
      kind: 'image',
      mime,
      size,
      width,
      height,
      name: 'specimen.jpg',
      is_private: true,
      created_at,
      claimed_at: created_at,
    });
    const submissionId = await this.demo.insert(tx, 'company_submission', {
      ...values,
      status: pending,
      company_id: companyId,
      account_id: senderId,
      created_at,
    });
    await this.demo.addPaper(tx, submissionId, senderId, fileId);
    if (decision !== null) await this.decide(tx, submissionId, senderId, decision);
  }

  private async decide(tx: Tx, submissionId: number, senderId: number, decision: Decision): Promise<void> {
    const { isApproved, auditorId, daysAgo, refusal } = decision;
    const decision_id = await this.demo.insert(tx, 'approval_decision', {
      document: 'company_submission',
      document_id: submissionId,
      is_approved: isApproved,
      is_final: true,
      initiator_id: senderId,
      decided_by: auditorId,
      decided_at: daysFromNow(-daysAgo),
      ...(refusal ? { notes: refusal.reason, field_reasons: JSON.stringify(refusal.fields) } : {}),
    });
    await this.demo.update(tx, 'company_submission', submissionId, {
      status: isApproved ? certified : failed,
      decision_id,
    });
  }
}

const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const paperKey = (name: string, { extension }: Pick<DemoPaper, 'extension'>): string =>
  demoKey(`paper ${name}`, extension);
