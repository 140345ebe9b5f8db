import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { directory, page, recordPage, type MenuSeed } from './menu-row.js';

export const maintenanceMenu: readonly MenuSeed[] = [
  directory(
    'maintenance',
    '/maintenance',
    'tool',
    ['维修管理', 'Maintenance', '修理管理'],
    [
      page(
        'maintenance.approve',
        '/maintenance/approve',
        'clipboard-check',
        ['维修审批', 'Maintenance review', '修理審査'],
        { perms: 'maintenance:engineer:approve', badgeKey: 'fix.audit_fix_num' },
      ),
      recordPage(engineer, [], { elsewhere: ['maintenance:engineer:approve'] }),
      page(
        'maintenance.pEngineer',
        '/maintenance/pEngineer',
        'user',
        ['平台工程师', 'Platform engineers', 'プラットフォームエンジニア'],
        { perms: 'maintenance:engineer:status' },
      ),
    ],
  ),
];
