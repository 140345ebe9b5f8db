import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

export const contentMenu: readonly MenuSeed[] = [
  directory(
    'content',
    '/content',
    'article',
    ['内容管理', 'Content', 'コンテンツ'],
    [
      page(
        'content.feedback',
        '/content/feedback',
        'message-report',
        ['意见反馈', 'Feedback', 'ご意見管理'],
        { perms: 'content:feedback:list', badgeKey: 'content.feedback_num' },
        [
          button('content:feedback:reply', ['回复反馈', 'Answer feedback', 'ご意見への回答']),
          button('content:feedback:status', [
            '受理与关闭反馈',
            'Take and close feedback',
            'ご意見の対応・終了',
          ]),
        ],
      ),
      page(
        'content.messageBoard',
        '/content/messageBoard',
        'messages',
        ['留言板', 'Message board', '伝言板'],
        { perms: 'content:message-board:list', badgeKey: 'content.message_board_num' },
        [
          button('content:message-board:reply', ['回复留言', 'Answer messages', '伝言への回答']),
          button('content:message-board:status', [
            '受理与关闭留言',
            'Take and close messages',
            '伝言の対応・終了',
          ]),
        ],
      ),
      recordPage(staticPages, [
        button('content:static-page:update', ['编辑静态页面', 'Edit static pages', '固定ページの編集']),
      ]),
    ],
  ),
];
