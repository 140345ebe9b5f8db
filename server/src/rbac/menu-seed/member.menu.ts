import { directory, page, type MenuSeed } from './menu-row.js';

export const memberMenu: readonly MenuSeed[] = [
  directory(
    'member',
    '/member',
    'users',
    ['会员管理', 'Members', '会員管理'],
    [page('memberList', '/memberList', 'user', ['会员列表', 'Member list', '会員一覧'])],
  ),
  directory(
    'business',
    '/business',
    'building-store',
    ['企业管理', 'Businesses', '企業管理'],
    [
      page('business.audit', '/business/audit', 'clipboard-check', [
        '企业审核',
        'Business review',
        '企業審査',
      ]),
      page('business.manage', '/business/manage', 'building', ['企业列表', 'Businesses', '企業一覧']),
    ],
  ),
];
