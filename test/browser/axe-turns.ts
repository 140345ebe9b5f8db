import { execFileSync } from 'node:child_process';
import { root } from '../../scripts/lib/checkout.mjs';

/** Axe takes longer than all else that is done with a page, so each run gives it a part of them, and every page has its turn. */
export const TURNS = 4;

/** Each commit has the next turn, and the same one however often it is tested. */
function turnOfCommit(): number {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, stdio: 'pipe' })) % TURNS;
  } catch {
    return 0; // no checkout of git: a copy of the files
  }
}

/** Decides the turn of this run; FOVEA_AXE_TURN repeats that of another. To be called before the workers start, which inherit it. */
export function chooseTurn(): void {
  process.env.FOVEA_AXE_TURN ??= String(turnOfCommit());
  if (process.env.FOVEA_LONG !== '1')
    console.log(`axe looks at one page in ${TURNS}: FOVEA_AXE_TURN=${process.env.FOVEA_AXE_TURN}`);
}

/** @param place what is looked at, by a name that stays */
export function isOfThisTurn(place: string): boolean {
  if (process.env.FOVEA_LONG === '1') return true;
  let hash = 0;
  for (const letter of place) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % TURNS === Number(process.env.FOVEA_AXE_TURN);
}
