import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The actions of people, in the terms of the contract. */
export const ACTIONS = {
  edit: 'edit text, images, category or condition',
  submit: 'submit',
  approve: 'approve',
  reject: 'reject',
  take_back: 'withdraw',
  put_on: 'put on the shelf',
  take_off: 'take off the shelf',
  delete: 'delete',
} as const;
export type Act = keyof typeof ACTIONS;

interface Machine {
  id: string;
  states: { name: string; code: number; final?: boolean }[];
  transitions: { from: string | null; to: string; action: string }[];
}

const machines = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../contract/states.json'), 'utf8'),
) as Machine[];

function machineOf(id: string): Machine {
  const machine = machines.find((one) => one.id === id);
  if (!machine) throw new Error(`no ${id} in the contract`);
  return machine;
}

const goods = machineOf('goods');

/** Every state of the contract, by name. */
export const CODES: ReadonlyMap<string, number> = new Map(goods.states.map(({ name, code }) => [name, code]));

/** Where the table leads from a state; undefined where it has no such row. */
const rowFor = (from: string, act: Act): string | undefined =>
  goods.transitions.find((row) => row.from === from && row.action === ACTIONS[act])?.to;

/**
 * Goods by the contract's table alone. Its rule for listed goods, that an edit puts them under review while
 * the published version stays up, is modelled as two things: a place, and a pending change.
 */
export class NaiveGoods {
  state = 'draft';
  isChangeWaiting = false;
  /** Text was edited after it was approved last. */
  isUnapproved = true;

  /** Whether the act is taken; nothing changes when it is refused. */
  do(act: Act): boolean {
    if (act === 'edit') return this.edit();
    if (act === 'approve' || act === 'reject' || act === 'take_back') return this.settle(act);
    const to = rowFor(this.state, act);
    if (to === undefined || (act === 'put_on' && this.isUnapproved)) return false;
    if (act === 'submit') {
      if (this.isChangeWaiting) return false;
      this.isUnapproved = true;
    }
    if (act === 'delete') this.isChangeWaiting = false;
    this.state = to;
    return true;
  }

  private edit(): boolean {
    if (this.state === 'under_review' || this.state === 'deleted') return false;
    if (rowFor(this.state, 'edit') === 'under_review') this.isChangeWaiting = true;
    else {
      this.isChangeWaiting = false;
      this.isUnapproved = true;
    }
    return true;
  }

  private settle(act: 'approve' | 'reject' | 'take_back'): boolean {
    if (this.isChangeWaiting) {
      this.isChangeWaiting = false;
      return true;
    }
    const to = rowFor(this.state, act);
    if (to === undefined) return false;
    this.state = to;
    if (act === 'approve') this.isUnapproved = false;
    return true;
  }
}
