import { describe, expect, it } from 'vitest';
import { auditWay } from './audit-links';

describe('the way from the audit log to a thing', () => {
  it('leads to the page that shows it', () => {
    expect(auditWay('role', 22, () => true)).toBe('/system/role?open=22');
    expect(auditWay('auction', 5, () => false)).toBe('/commodityDetail?id=5');
    expect(auditWay('brand', 3, () => true)).toBe('/productRelated/brand?open=3');
    expect(auditWay('static_page', 2, () => true)).toBe('/content/staticPages?open=2');
    expect(auditWay('goods_question', 6, () => true)).toBe('/productRelated/question?open=6');
    expect(auditWay('evaluation', 8, () => true)).toBe('/productRelated/comment?open=8');
    expect(auditWay('category', 4, () => true)).toBe('/productRelated/classify?open=4');
  });

  it('leads to the first page that its reader may open, or nowhere', () => {
    expect(auditWay('account', 7, (path) => path === '/system/user')).toBe('/system/user?open=7');
    expect(auditWay('account', 7, () => false)).toBeNull();
  });

  it('leads nowhere for what is gone or unknown', () => {
    expect(auditWay('role', null, () => true)).toBeNull();
    expect(auditWay('older_thing', 1, () => true)).toBeNull();
  });
});
