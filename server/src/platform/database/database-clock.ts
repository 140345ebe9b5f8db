import { Injectable } from '@nestjs/common';

/**
 * The database's time without asking it: this machine's clock plus the last known difference. Good enough to show a
 * countdown by; whatever decides reads the database's clock under its lock.
 */
@Injectable()
export class DatabaseClock {
  private offsetMs = 0;

  /** Reported by whoever has just read the database's clock, epoch milliseconds. */
  synchronize(databaseNow: number): void {
    this.offsetMs = databaseNow - Date.now();
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }
}
