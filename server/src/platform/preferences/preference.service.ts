import { Injectable } from '@nestjs/common';
import type {
  MyPreferences,
  SetPreferenceRequest,
  SetPreferenceResponse,
} from '@fovea/shared-types/platform/preference.dto';
import { Database } from '../database/database.js';
import type { MemberCaller } from '../kernel/caller.js';
import { PreferenceRepository } from './preference.repository.js';

/** A person's preferences, wherever they sign in. */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly db: Database,
    private readonly preferences: PreferenceRepository,
  ) {}

  async mine({ member }: MemberCaller): Promise<MyPreferences> {
    const rows = await this.preferences.listOf(this.db, member.accountId);
    return { preferences: Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
  }

  async set({ member }: MemberCaller, { key, value }: SetPreferenceRequest): Promise<SetPreferenceResponse> {
    await this.db.transaction((tx) =>
      value === null
        ? this.preferences.deletePreference(tx, member.accountId, key)
        : this.preferences.set(tx, member.accountId, key, JSON.stringify(value)),
    );
    return { key, value };
  }
}
