import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import type { Profile, UpdateProfileRequest } from '@fovea/shared-types/member/member.dto';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { type ClaimRule, FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { AccountRepository } from './account.repository.js';
import { isCountry } from '../contact/countries.js';
import { toProfile } from './account.mapper.js';

const AVATAR: ClaimRule = { kinds: ['image'], max: 1, isPrivate: false };

@Injectable()
export class ProfileService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountRepository,
    private readonly grants: GrantReader,
    private readonly audit: AuditLog,
    private readonly files: FileService,
  ) {}

  async get({ member, language }: MemberCaller): Promise<Profile> {
    const row = await this.accounts.findProfile(this.db, member.accountId, language);
    if (!row) throw new AppError('NOT_FOUND');
    return toProfile(row, (await this.grants.read(member.accountId)).roleNames(language));
  }

  async updateProfile(caller: MemberCaller, request: UpdateProfileRequest): Promise<IdAnswer> {
    const { member } = caller;
    const { avatar, country } = request;
    if (country !== undefined && !isCountry(country)) throw fieldError({ country: { key: 'choice' } });
    const change = {
      username: request.username === undefined ? null : filled('username', request.username),
      address: request.address === undefined ? null : filled('address', request.address),
      country: country ?? null,
      postalCode: request.postal_code ?? null,
    };
    await this.db.transaction(async (tx) => {
      const count = await this.accounts.updateProfile(tx, member.accountId, change);
      if (count === 0) throw new AppError('NOT_FOUND');
      if (avatar !== undefined) {
        await this.files.claim(tx, member.accountId, avatar === null ? [] : [avatar], AVATAR);
        const replaced = await this.accounts.setAvatar(tx, member.accountId, avatar);
        await this.files.release(tx, replaced === null ? [] : [replaced]);
      }
      await this.audit.record(tx, caller, {
        action: 'member:profile:update',
        subjectType: 'account',
        subjectId: member.accountId,
        // Names can be taken to pass for somebody else; where somebody lives is nothing for a log that is never cleared.
        before: { username: member.username },
        after: { username: change.username ?? member.username, changed: Object.keys(request).sort() },
      });
    });
    return { id: member.accountId };
  }
}
