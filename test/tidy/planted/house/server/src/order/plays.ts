// plants workspaces
import type { all } from '../../../demo/src/reads-their-rows.js';

export type Demo = typeof all;
