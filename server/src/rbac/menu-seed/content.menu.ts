import { directory, page, type MenuSeed } from './menu-row.js';

export const contentMenu: readonly MenuSeed[] = [
  directory(
    'content',
    '/content',
    'article',
    ['内容管理', 'Content', 'コンテンツ'],
    [
      page('content.feedback', '/content/feedback', 'message-report', ['意见反馈', 'Feedback', 'ご意見管理']),
      page('content.messageBoard', '/content/messageBoard', 'messages', [
        '留言板',
        'Message board',
        '伝言板',
      ]),
    ],
  ),
];
