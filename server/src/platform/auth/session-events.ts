import { Injectable } from '@nestjs/common';

type Listener = (sessionIds: readonly number[]) => void;

/** Notifies open connections of a session that it ended; called after the commit. */
@Injectable()
export class SessionEvents {
  private readonly listeners: Listener[] = [];

  onEnded(listener: Listener): void {
    this.listeners.push(listener);
  }

  ended(sessionIds: readonly number[]): void {
    for (const listener of this.listeners) listener(sessionIds);
  }
}
