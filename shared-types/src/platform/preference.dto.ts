import { IsObject, IsString, Matches } from 'class-validator';
import { IsAnything, IsJson } from '../validators.js';

/** Keys of preferences and of tables: `table.member.member`. */
export const KEY_PATTERN = /^[a-z][A-Za-z0-9_.:-]{0,99}$/;
/** A value as JSON text in UTF-8. */
export const PREFERENCE_MAX_BYTES = 16_384;

export class MyPreferences {
  /** By key. */
  @IsObject() preferences: Record<string, unknown>;
}

export class SetPreferenceRequest {
  @IsString() @Matches(KEY_PATTERN) key: string;
  /** Anything that JSON holds; null takes the preference away. */
  @IsJson(PREFERENCE_MAX_BYTES) value: unknown;
}

export class SetPreferenceResponse {
  @IsString() key: string;
  @IsAnything() value: unknown;
}
