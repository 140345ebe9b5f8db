import { Injectable } from '@nestjs/common';

type Listener = (accountIds: readonly number[]) => void;

/** Notifies open connections of a person that their rights have changed; called after the commit. */
@Injectable()
export class GrantEvents {
  private readonly listeners: Listener[] = [];

  onChanged(listener: Listener): void {
    this.listeners.push(listener);
  }

  changed(accountIds: readonly number[]): void {
    for (const listener of this.listeners) listener(accountIds);
  }
}
