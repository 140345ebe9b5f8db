import { IsIn, IsInt, IsString } from 'class-validator';
import { IsInstant, OrNull } from '../validators.js';

/** One of the caller's own sessions that still live; the one last seen comes first. */
export class SessionItem {
  @IsInt() id: number;
  /** Names as their makers write them, such as Chrome and Windows; null when unknown. */
  @OrNull() @IsString() browser: string | null;
  @OrNull() @IsString() system: string | null;
  @IsIn([0, 1]) is_mobile: number;
  @OrNull() @IsString() client_address: string | null;
  @IsInstant() created_at: string;
  /** Exact to a few minutes. */
  @IsInstant() last_seen_at: string;
  /** 1: the session this call was made with. */
  @IsIn([0, 1]) is_current: number;
}

export class EndedSessionsAnswer {
  /** How many sessions were ended. */
  @IsInt() ended: number;
}
