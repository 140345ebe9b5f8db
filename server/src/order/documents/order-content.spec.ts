import { isCompanyName } from './order-content.js';

describe('the addressee of a document', () => {
  it.each([
    '株式会社見本',
    '医療法人社団みほん会',
    'あおば眼科',
    '上海示例医疗器械有限公司',
    'Example Optics Ltd',
  ])('is a company: %s', (name) => expect(isCompanyName(name)).toBe(true));
  it.each(['見本 花子', '王小明', 'Corinna Incze'])('is a person: %s', (name) =>
    expect(isCompanyName(name)).toBe(false),
  );
});
