import { licence } from '@fovea/shared-types/member/licence.record';
import { licenceKind } from '@fovea/shared-types/member/licence-kind.record';
import { licenceStep } from '@fovea/shared-types/member/licence-step.record';
import { member } from '@fovea/shared-types/member/member.record';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { invoiceIssuerPage, salesTaxPage, taxDocumentPage } from './order.menu.js';
import { button, directory, page, recordPage, type MenuSeed } from './menu-row.js';

export const memberMenu: readonly MenuSeed[] = [
  directory(
    'member',
    '/member',
    'users',
    ['会员管理', 'Members', '会員管理'],
    [
      recordPage(member, [
        button('member:account:status', ['启用/停用会员', 'Enable or disable members', '会員の有効・無効']),
        button('member:account:month-payment', ['月结开关', 'Switch monthly payment', '月次払いの切替']),
        button('member:account:add-good', ['会员发布权限', 'Let members publish', '会員の出品許可']),
      ]),
    ],
  ),
  directory(
    'business',
    '/business',
    'building-store',
    ['企业管理', 'Businesses', '企業管理'],
    [
      page(
        'business.audit',
        '/business/audit',
        'clipboard-check',
        ['企业审核', 'Business review', '企業審査'],
        { perms: 'member:company:approve', badgeKey: 'company.audit_company_num' },
      ),
      recordPage(merchant, [
        button('member:company:update', ['编辑企业', 'Edit businesses', '企業の編集']),
        button('member:company:status', [
          '启用/停用企业',
          'Enable or disable businesses',
          '企業の有効・無効',
        ]),
        button('member:company:add-good', ['企业发布权限', 'Let businesses publish', '企業の出品許可']),
      ]),
      page(
        'business.licenceReview',
        '/business/licenceReview',
        'certificate',
        ['证照审核', 'Licence review', '許可等の審査'],
        { perms: 'member:licence:approve', badgeKey: 'company.audit_licence_num' },
      ),
      recordPage(licence),
      recordPage(licenceKind),
      recordPage(licenceStep),
      invoiceIssuerPage,
      taxDocumentPage,
      salesTaxPage,
    ],
  ),
];
