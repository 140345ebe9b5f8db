import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { certification, licenceReview, licences, merchantReview, refusedCertification } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Companies and their licences. */
export const memberNotifications = {
  company_certified: {
    type: MESSAGE_TYPE.company_certified,
    about: 'company_id',
    links: [certification],
    mail: certification,
    zh: {
      title: '企业认证已通过：{{company_name}}',
      text: '您的企业“{{company_name}}”已通过认证，有效期至 {{until}}。开通发布权限后即可发布商品。',
    },
    en: {
      title: 'Certified: {{company_name}}',
      text: 'Your company {{company_name}} is certified until {{until}}. As soon as publishing is allowed you can offer goods.',
    },
    ja: {
      title: '企業認証が完了しました：{{company_name}}',
      text: '「{{company_name}}」の認証が完了しました。有効期限は {{until}} です。出品が許可され次第、商品を出品できます。',
    },
  },
  company_refused: {
    type: MESSAGE_TYPE.company_refused,
    about: 'company_id',
    links: [refusedCertification],
    mail: certification,
    zh: {
      title: '企业认证未通过：{{company_name}}',
      text: '“{{company_name}}”提交的资料未通过审核。原因：{{reason}}。您可以修改后重新提交。',
    },
    en: {
      title: 'Documents refused: {{company_name}}',
      text: 'The documents of {{company_name}} were not accepted. Reason: {{reason}}. You can correct them and submit them again.',
    },
    ja: {
      title: '企業認証が承認されませんでした：{{company_name}}',
      text: '「{{company_name}}」の書類は承認されませんでした。理由：{{reason}}。内容を修正して再提出できます。',
    },
  },
  company_submitted: {
    type: MESSAGE_TYPE.company_submitted,
    about: 'company_id',
    links: [merchantReview],
    zh: { title: '待审核：{{company_name}}', text: '“{{company_name}}”提交了新的认证资料，请审核。' },
    en: { title: 'To review: {{company_name}}', text: 'New documents of {{company_name}} wait for review.' },
    ja: {
      title: '審査待ち：{{company_name}}',
      text: '「{{company_name}}」から新しい認証書類が提出されました。審査してください。',
    },
  },
  company_expiring: {
    type: MESSAGE_TYPE.company_expiring,
    about: 'company_id',
    links: [certification],
    mail: certification,
    zh: {
      title: '认证还有 {{days}} 天到期：{{company_name}}',
      text: '“{{company_name}}”的认证将于 {{until}} 到期。请及时提交最新资料，以免影响商品销售。',
    },
    en: {
      title: '{{days}} days left: {{company_name}}',
      text: 'The certification of {{company_name}} ends {{until}}. Submit current documents in time, so that your goods stay on sale.',
    },
    ja: {
      title: '認証期限まであと {{days}} 日：{{company_name}}',
      text: '「{{company_name}}」の認証は {{until}} に期限を迎えます。販売を続けるため、最新の書類を早めにご提出ください。',
    },
  },
  company_expired: {
    type: MESSAGE_TYPE.company_expired,
    about: 'company_id',
    links: [certification],
    mail: certification,
    zh: {
      title: '认证已到期：{{company_name}}',
      text: '“{{company_name}}”的认证已到期，商品不再展示出售；已有出价的竞拍会进行至结束，进行中的订单不受影响。请提交最新资料以续期。',
    },
    en: {
      title: 'Certification expired: {{company_name}}',
      text: 'The certification of {{company_name}} has ended. Your goods are no longer shown for sale. Running auctions with bids go on to their end, and so do orders. Submit current documents to renew it.',
    },
    ja: {
      title: '認証の期限が切れました：{{company_name}}',
      text: '「{{company_name}}」の認証期限が切れ、商品の販売表示は停止しました。入札のあるオークションは終了時刻まで続き、進行中の注文も継続します。更新するには最新の書類をご提出ください。',
    },
  },
  company_disabled: {
    type: MESSAGE_TYPE.company_disabled,
    about: 'company_id',
    links: [],
    mail: certification,
    zh: {
      title: '商家已停用：{{company_name}}',
      text: '平台已停用“{{company_name}}”。原因：{{reason}}。其商品不再展示出售，进行中的竞拍已取消；进行中的订单和付款不受影响。',
    },
    en: {
      title: 'Merchant disabled: {{company_name}}',
      text: '{{company_name}} was disabled by the platform. Reason: {{reason}}. Its goods are no longer shown for sale and its running auctions are cancelled. Orders and payouts that are under way go on.',
    },
    ja: {
      title: '店舗の利用が停止されました：{{company_name}}',
      text: '運営により「{{company_name}}」の利用が停止されました。理由：{{reason}}。商品の販売表示は停止し、開催中のオークションは中止されます。進行中の注文とお支払いは継続します。',
    },
  },
  company_lots_run_on: {
    type: MESSAGE_TYPE.company_expired,
    about: 'company_id',
    links: [],
    zh: {
      title: '仍有竞拍进行：{{company_name}}',
      text: '“{{company_name}}”的认证已到期，其进行中的竞拍有 {{count}} 场已有出价。这些竞拍将进行至结束；在认证续期之前，其他商品不再出售。',
    },
    en: {
      title: 'Lots run on: {{company_name}}',
      text: 'The certification of {{company_name}} has ended while {{count}} of its running lots have bids. These run to their end; nothing else of it is for sale until its certification is renewed.',
    },
    ja: {
      title: 'オークションは続きます：{{company_name}}',
      text: '「{{company_name}}」の認証期限が切れましたが、開催中のオークションのうち {{count}} 件に入札があります。これらは終了時刻まで続きます。認証が更新されるまで、ほかの商品は販売されません。',
    },
  },
  licence_submitted: {
    type: MESSAGE_TYPE.licence_submitted,
    about: 'licence_id',
    links: [licenceReview],
    zh: { title: '待审核证照：{{company_name}}', text: '“{{company_name}}”的许可证照 {{words}} 等待审核。' },
    en: {
      title: 'To review: licence of {{company_name}}',
      text: 'Licence {{words}} of {{company_name}} waits for its review.',
    },
    ja: {
      title: '許可・届出の審査待ち：{{company_name}}',
      text: '「{{company_name}}」の許可・届出 {{words}} が審査を待っています。',
    },
  },
  licence_approved: {
    type: MESSAGE_TYPE.licence_decided,
    about: 'licence_id',
    links: [licences],
    mail: licences,
    zh: {
      title: '证照已通过审核：{{words}}',
      text: '“{{company_name}}”的许可证照 {{words}} 已通过审核，将随商品向买家展示。',
    },
    en: {
      title: 'Licence approved: {{words}}',
      text: 'Licence {{words}} of {{company_name}} is approved and shown to buyers with your goods.',
    },
    ja: {
      title: '許可・届出が承認されました：{{words}}',
      text: '「{{company_name}}」の許可・届出 {{words}} が承認されました。商品とともに買い手に表示されます。',
    },
  },
  licence_rejected: {
    type: MESSAGE_TYPE.licence_decided,
    about: 'licence_id',
    links: [licences],
    mail: licences,
    zh: {
      title: '证照被退回：{{words}}',
      text: '“{{company_name}}”的许可证照 {{words}} 未通过审核。原因：{{reason}}。您可以修改后重新提交。',
    },
    en: {
      title: 'Licence rejected: {{words}}',
      text: 'Licence {{words}} of {{company_name}} was not accepted. Reason: {{reason}}. You can correct it and send it again.',
    },
    ja: {
      title: '許可・届出が差し戻されました：{{words}}',
      text: '「{{company_name}}」の許可・届出 {{words}} は承認されませんでした。理由：{{reason}}。修正して再提出できます。',
    },
  },
  licence_ending: {
    type: MESSAGE_TYPE.licence_ending,
    about: 'licence_id',
    links: [licences],
    mail: licences,
    zh: {
      title: '证照将于 {{day}} 到期：{{words}}',
      text: '“{{company_name}}”的许可证照 {{words}} 将于 {{day}} 到期，还剩 {{days}} 天。请及时办理更新，以便买家继续看到有效证照。',
    },
    en: {
      title: 'Licence ends on {{day}}: {{words}}',
      text: 'Licence {{words}} of {{company_name}} ends on {{day}}; days left: {{days}}. Enter its renewal in time, so that buyers go on seeing a valid licence.',
    },
    ja: {
      title: '許可・届出の期限は {{day}} です：{{words}}',
      text: '「{{company_name}}」の許可・届出 {{words}} は {{day}} に期限を迎えます（残り {{days}} 日）。有効な許可・届出を表示し続けるため、お早めに更新を登録してください。',
    },
  },
  licence_ended: {
    type: MESSAGE_TYPE.licence_ending,
    about: 'licence_id',
    links: [licences],
    mail: licences,
    zh: {
      title: '证照已到期：{{words}}',
      text: '“{{company_name}}”的许可证照 {{words}} 已于 {{day}} 到期，不再向买家展示。请登记更新后的证照。',
    },
    en: {
      title: 'Licence has ended: {{words}}',
      text: 'Licence {{words}} of {{company_name}} ended on {{day}} and is no longer shown to buyers. Enter its renewal.',
    },
    ja: {
      title: '許可・届出の期限が切れました：{{words}}',
      text: '「{{company_name}}」の許可・届出 {{words}} は {{day}} に期限が切れ、買い手に表示されなくなりました。更新を登録してください。',
    },
  },
} as const satisfies NotificationKinds;
