import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { deadLetter } from '@fovea/shared-types/platform/dead-letter.record';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

const ADD = ['新增', 'Add', '追加'] as const;
const EDIT = ['编辑', 'Edit', '編集'] as const;
const REMOVE = ['删除', 'Delete', '削除'] as const;

export const systemMenu: readonly MenuSeed[] = [
  directory(
    'system',
    '/system',
    'settings',
    ['系统管理', 'System', 'システム管理'],
    [
      page(
        'system.user',
        '/system/user',
        'user-cog',
        ['用户管理', 'Users', 'ユーザー管理'],
        { perms: 'rbac:user:list' },
        [
          button('rbac:user:add', ADD),
          button('rbac:user:update', EDIT),
          button('rbac:user:delete', REMOVE),
          button('rbac:user:status', ['启用或停用', 'Enable or disable', '有効・無効の切替']),
          button('rbac:user:reset-password', ['重置密码', 'Reset password', 'パスワードの再設定']),
          button('rbac:user:reset-second-factor', [
            '重置两步验证',
            'Reset two-step verification',
            '2段階認証のリセット',
          ]),
        ],
      ),
      page(
        'system.role',
        '/system/role',
        'shield',
        ['角色管理', 'Roles', 'ロール管理'],
        { perms: 'rbac:role:list' },
        [button('rbac:role:add', ADD), button('rbac:role:update', EDIT), button('rbac:role:delete', REMOVE)],
      ),
      page(
        'system.menu',
        '/system/menu',
        'menu-2',
        ['菜单管理', 'Menus', 'メニュー管理'],
        { perms: 'rbac:menu:list', isAdmin: true },
        [button('rbac:menu:add', ADD), button('rbac:menu:update', EDIT), button('rbac:menu:delete', REMOVE)],
      ),
      page(
        'system.dept',
        '/system/dept',
        'sitemap',
        ['部门管理', 'Departments', '部署管理'],
        { perms: 'rbac:dept:list' },
        [button('rbac:dept:add', ADD), button('rbac:dept:update', EDIT), button('rbac:dept:delete', REMOVE)],
      ),
      recordPage(settingChange, [], { badgeKey: 'finance.audit_setting_change_num' }),
      page('system.auditLog', '/system/auditLog', 'history', ['操作日志', 'Audit log', '操作履歴'], {
        perms: 'rbac:audit-log:list',
      }),
      page(
        'system.session',
        '/system/session',
        'device-desktop',
        ['登录会话', 'Sessions', 'ログイン中の端末'],
        { perms: 'rbac:session:list' },
        [button('rbac:session:end', ['结束会话', 'End a session', 'セッションの終了'])],
      ),
      recordPage(deadLetter, [button('platform:event:requeue', ['重新处理', 'Retry', '再処理'])]),
    ],
  ),
  directory(
    'settings',
    '/settings',
    'adjustments',
    ['设置', 'Settings', '設定'],
    [
      page(
        'settings.companyInfo',
        '/settings/companyInfo',
        'id-badge',
        ['公司信息', 'Company information', '会社情報'],
        { perms: 'member:own-company:list' },
        [
          button('member:own-company:update', [
            '修改公司信息',
            'Change the company’s details',
            '会社情報の変更',
          ]),
        ],
      ),
      page('settings.changePassword', '/settings/changePassword', 'lock', [
        '修改密码',
        'Change password',
        'パスワード変更',
      ]),
    ],
  ),
];
