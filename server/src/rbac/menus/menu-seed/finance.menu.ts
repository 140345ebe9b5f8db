import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { directory, recordPage, type MenuSeed } from './menu-row.js';

export const financeMenu: readonly MenuSeed[] = [
  directory('finance', '/finance', 'coins', ['财务管理', 'Finance', '財務'], [recordPage(balanceLine)]),
];
