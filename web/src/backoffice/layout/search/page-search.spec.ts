import type { MenuRoute } from '../menu/menu-tree';
import { createPageSearch, piecesOf } from './page-search';
import { readingsOf } from './readings';

const page = (path: string, zh: string, en: string, ja: string, above: MenuRoute[] = []): MenuRoute => ({
  path,
  title: en,
  titles: { zh, en, ja },
  icon: null,
  badgeKey: null,
  link: null,
  isAdmin: false,
  isHidden: false,
  isPinned: false,
  children: [],
  above,
});
const system = page('/system', '系统管理', 'System', 'システム管理');
const routes = [
  page('/dashboard', '工作台', 'Dashboard', 'ダッシュボード'),
  page('/memberList', '会员列表', 'Member list', '会員一覧'),
  page('/business/manage', '企业列表', 'Businesses', '企業一覧'),
  page('/system/user', '用户管理', 'Users', 'ユーザー管理', [system]),
  page('/system/role', '角色管理', 'Roles', 'ロール管理', [system]),
  page('/system/menu', '菜单管理', 'Menus', 'メニュー管理', [system]),
  page('/content/feedback', '意见反馈', 'Feedback', 'ご意見管理'),
];
const search = createPageSearch(routes);
const paths = (typed: string): string[] => search(typed).map(({ path }) => path);

describe('the search for pages', () => {
  it.each([
    ['users', '/system/user'],
    ['feedbak', '/content/feedback'],
    ['用户', '/system/user'],
    ['yonghu', '/system/user'],
    ['yhgl', '/system/user'],
    ['huiyuan', '/memberList'],
    ['ユーザー', '/system/user'],
    ['ろーる', '/system/role'],
    ['menyuu', '/system/menu'],
    ['dasshu', '/dashboard'],
    ['だっしゅ', '/dashboard'],
    ['意見', '/content/feedback'],
    ['かいいん', '/memberList'],
    ['カイイン', '/memberList'],
    ['kaiin', '/memberList'],
    ['いけん', '/content/feedback'],
    ['memberlist', '/memberList'],
    ['system/role', '/system/role'],
    ['ｆｅｅｄｂａｃｋ', '/content/feedback'],
  ])('finds by %s first %s', (typed, path) => expect(paths(typed)[0]).toBe(path));

  it('prefers a match in a title to a match in a path', () => {
    const two = createPageSearch([
      page('/roles/x', '甲', 'Alpha', 'アルファ'),
      page('/y', '乙', 'Roles', 'ロール'),
    ]);
    expect(two('roles')[0]?.path).toBe('/y');
  });

  it('finds nothing for nothing, and nothing for what is nowhere', () => {
    expect(paths('  ')).toEqual([]);
    expect(paths('zzzzqqq')).toEqual([]);
  });

  it('names the directories above and marks what was found', () => {
    const [hit] = search('Role');
    expect(hit?.crumbs).toEqual(['System']);
    expect(hit?.title).toEqual([
      { text: 'Role', isMatch: true },
      { text: 's', isMatch: false },
    ]);
    expect(hit?.foundAs).toBeNull();
  });

  it('shows the title of another language when that is where it was found', () => {
    const [hit] = search('用户');
    expect(hit?.title).toEqual([{ text: 'Users', isMatch: false }]);
    expect(hit?.foundAs?.[0]).toEqual({ text: '用户', isMatch: true });
  });
});

describe('readings', () => {
  it('are pinyin, its initials, and romaji of kana', () => {
    expect(readingsOf({ zh: '用户管理', ja: 'ユーザー' })).toEqual(['yonghuguanli', 'yhgl', 'yuuzaa']);
    expect(readingsOf({ zh: 'OCT', ja: '会員一覧' })).toEqual(['kaiinichiran']);
    expect(readingsOf({ zh: 'OCT', ja: '眼科' })).toEqual([]);
  });
});

describe('pieces of a text', () => {
  it.each([
    ['abc', [[0, 0]], ['*a', 'bc']],
    ['abc', [[1, 2]], ['a', '*bc']],
    [
      'abcd',
      [
        [0, 1],
        [1, 2],
      ],
      ['*ab', '*c', 'd'],
    ],
    ['abc', [], ['abc']],
    ['<b>', [[0, 2]], ['*<b>']],
  ] as const)('%s at %j', (text, indices, wanted) => {
    expect(piecesOf(text, indices).map((piece) => (piece.isMatch ? `*${piece.text}` : piece.text))).toEqual(
      wanted,
    );
  });
});
