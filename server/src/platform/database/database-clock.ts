import { Injectable } from '@nestjs/common';

/**
 * The database's time without a query: this machine's clock plus the last known difference. Good enough for a
 * countdown; decisions read the database's clock under their lock.
 */
@Injectable()
export class DatabaseClock {
  private offsetMs = 0;

  /** Called by code that has just read the database's clock, epoch milliseconds. */
  synchronize(databaseNow: number): void {
    this.offsetMs = databaseNow - Date.now();
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }
}
