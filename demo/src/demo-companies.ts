import { Injectable } from '@nestjs/common';
import { CERTIFICATION_STATUS, LICENCE_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';
import { applications, legalData, type DemoApplication } from './content/certifications.js';
import { companies, companyKeys, type CompanyKey } from './content/companies.js';
import { licences, type DemoLicence } from './content/licences.js';
import { DemoEngineers } from './demo-engineers.js';
import { DemoFiles } from './demo-files.js';
import { demoKey } from './demo-key.js';
import { DemoRepository } from './demo.repository.js';
import { pageSize, SPECIMEN } from './drawn.js';

const { pending, certified, failed } = CERTIFICATION_STATUS;
const DAY_MS = 86_400_000;
const CERTIFIED_DAYS = 365;

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

/** The decision of the platform's auditor on documents. */
interface Decision {
  isApproved: boolean;
  auditorId: number;
  daysAgo: number;
  refusal?: DemoApplication['refusal'];
}

/** Companies with their documents: those of the merchants, one pending and one refused. */
@Injectable()
export class DemoCompanies {
  constructor(
    private readonly demo: DemoRepository,
    private readonly files: DemoFiles,
    private readonly engineers: DemoEngineers,
  ) {}

  /** All of them are the one specimen, each company's under its own key. */
  storeDocuments(): Promise<void> {
    const names = [...companyKeys, ...applications.map(({ sender }) => sender)];
    return this.files.keepPicture(SPECIMEN, names.map(documentKey));
  }

  /** A merchant's owner and the documents by which the platform certified it. */
  async certify(
    tx: Tx,
    merchant: { key: CompanyKey; id: number; owner: { id: number; name: string }; auditorId: number },
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
    await this.submit(tx, { ...submission, values: { ...values, company_name, country } });
    for (const licence of licences.filter(({ company }) => company === key))
      await this.license(tx, licence, { id, senderId: owner.id, address, auditorId });
    const whose = { companyId: id, senderId: owner.id, auditorId, documentKey: documentKey(key) };
    await this.engineers.add(tx, key, whose);
  }

  /** Engineers who work for the platform. */
  addPlatformEngineers(tx: Tx, senderId: number, auditorId: number): Promise<void> {
    const [key = ''] = companyKeys;
    return this.engineers.add(tx, null, {
      companyId: null,
      senderId,
      auditorId,
      documentKey: documentKey(key),
    });
  }

  private async license(
    tx: Tx,
    licence: DemoLicence,
    company: { id: number; senderId: number; address: string; auditorId: number },
  ): Promise<void> {
    const { kind, number, authority, classes, place, beganDaysAgo, endsInDays, decision } = licence;
    const submitted_at = daysFromNow(decision === undefined ? -2 : -20);
    const submission = {
      kind,
      number,
      authority,
      classes: [...classes],
      place_name: place,
      place_address: company.address,
      valid_from: dayOf(daysFromNow(-beganDaysAgo)),
      valid_until: endsInDays === null ? null : dayOf(daysFromNow(endsInDays)),
    };
    const row = { ...submission, company_id: company.id, submitted_at, created_at: submitted_at };
    const licence_id = await this.demo.insert(tx, 'company_licence', row);
    await this.demo.addLicenceDocument(tx, licence_id, documentKey(licence.company));
    const submissionId = await this.demo.insert(tx, 'licence_submission', {
      licence_id,
      account_id: company.senderId,
      words: JSON.stringify({ ...submission, papers: [], renews_id: null }),
      created_at: submitted_at,
    });
    if (decision === undefined) return;
    const status = decision === true ? LICENCE_STATUS.approved : LICENCE_STATUS.rejected;
    const decision_id = await this.demo.insert(tx, 'approval_decision', {
      document: 'licence_submission',
      document_id: submissionId,
      is_approved: decision === true,
      is_final: true,
      initiator_id: company.senderId,
      decided_by: company.auditorId,
      decided_at: daysFromNow(-19),
      notes: decision === true ? null : decision,
    });
    await this.demo.update(tx, 'licence_submission', submissionId, { status, decision_id });
    await this.demo.update(tx, 'company_licence', licence_id, { status });
  }

  async apply(
    tx: Tx,
    application: DemoApplication,
    sender: { id: number; name: string },
    auditorId: number,
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
    await this.submit(tx, { ...submission, values: { ...values, company_name: companyName, country } });
  }

  private async submit(tx: Tx, submission: Submission): Promise<void> {
    const { companyId, senderId, values, decision, daysAgo } = submission;
    const key = documentKey(submission.key);
    const created_at = daysFromNow(-daysAgo);
    const fileId = await this.demo.insert(tx, 'file', {
      owner_id: senderId,
      key,
      kind: 'image',
      mime: 'image/jpeg',
      size: await this.files.sizeOf(key),
      ...pageSize,
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
    await this.demo.addDocument(tx, submissionId, senderId, fileId);
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

const documentKey = (name: string): string => demoKey(`paper ${name}`, 'jpg');

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
