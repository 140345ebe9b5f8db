import { AppError } from '../kernel/app-error.js';

export interface TurnsOptions {
  /** Works that run at once. */
  atOnce: number;
  /** Works of one person, running or waiting; one more is RATE_LIMITED. */
  ofOne: number;
  /** Works of all; one more is BUSY. */
  ofAll: number;
}

interface Person {
  running: number;
  waiting: (() => void)[];
}

const WAIT_S = 10;

/**
 * Runs a bounded number of tasks at once. A free turn goes to the person with the fewest tasks running, of
 * equals to the one who has waited longest: a caller with twenty files does not block another's only one.
 */
export class Turns {
  private readonly people = new Map<number, Person>();
  private running = 0;
  private all = 0;

  constructor(private readonly options: TurnsOptions) {}

  async take<T>(who: number, work: () => Promise<T>): Promise<T> {
    const person = this.enter(who);
    try {
      await this.turnOf(who, person);
      try {
        return await work();
      } finally {
        person.running -= 1;
        this.running -= 1;
        this.callNext();
      }
    } finally {
      this.all -= 1;
      if (person.running === 0 && person.waiting.length === 0) this.people.delete(who);
    }
  }

  private enter(who: number): Person {
    const person = this.people.get(who) ?? { running: 0, waiting: [] };
    if (person.running + person.waiting.length >= this.options.ofOne)
      throw new AppError('RATE_LIMITED', { retry_after_s: WAIT_S });
    if (this.all >= this.options.ofAll) throw new AppError('BUSY');
    this.all += 1;
    this.people.set(who, person);
    return person;
  }

  private async turnOf(who: number, person: Person): Promise<void> {
    if (this.running < this.options.atOnce) {
      person.running += 1;
      this.running += 1;
      return;
    }
    const turn = new Promise<void>((resolve) => person.waiting.push(resolve));
    // A person who begins to wait queues behind those who wait already.
    if (person.waiting.length === 1) this.toTheEnd(who, person);
    await turn;
  }

  /** In the turn of the one who ends, so that nobody slips in between. */
  private callNext(): void {
    let next: [number, Person] | undefined;
    for (const one of this.people)
      if (one[1].waiting.length > 0 && (next === undefined || one[1].running < next[1].running)) next = one;
    if (!next) return;
    const [who, person] = next;
    const begin = person.waiting.shift();
    person.running += 1;
    this.running += 1;
    this.toTheEnd(who, person);
    begin?.();
  }

  private toTheEnd(who: number, person: Person): void {
    this.people.delete(who);
    this.people.set(who, person);
  }
}
