import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createAccounts } from './member/accounts.js';
import { createCertification } from './member/certification.js';
import { createLicences } from './member/licences.js';
import { createSignIn } from './member/sign-in.js';

/** People, their companies, sessions, codes and licences. */
export class CreateMember1764101000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createAccounts(db);
    await createSignIn(db);
    await createCertification(db);
    await createLicences(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE company, account, address, address_undo, session, verification_code, login_failure, second_factor,
        recovery_code, sign_in_challenge, company_submission, company_submission_file, merchant_mark, licence_kind,
        licence_step, company_licence, licence_paper, licence_submission, licence_warning CASCADE;
      DROP FUNCTION is_time_zone, company_submission_file_belongs CASCADE;
      DELETE FROM state_transition WHERE machine IN ('certification', 'merchant', 'member', 'licence');
    `);
  }
}
