import type { Language } from '@fovea/shared-types/language';
import type { ErrorTexts, FieldTexts } from './texts.js';
import type { Translated } from './translated.js';

export const errors: Translated<ErrorTexts> = {
  VALIDATION: {
    zh: '请检查标出的内容。',
    en: 'Please check the highlighted fields.',
    ja: '表示された項目をご確認ください。',
  },
  NOT_FOUND: {
    zh: '内容不存在，或您无权查看。',
    en: 'This does not exist, or is not yours to see.',
    ja: '存在しないか、閲覧できない内容です。',
  },
  STATE_CONFLICT: {
    zh: '当前状态下已无法进行此操作。',
    en: 'This is no longer possible in the present state.',
    ja: '現在の状態ではこの操作はできません。',
  },
  CHANGED_MEANWHILE: {
    zh: '您打开之后，已有其他人修改了此内容。您的更改未保存。',
    en: 'Somebody else has changed this since you opened it. Your change was not saved.',
    ja: '開いた後に他の人が変更したため、保存されませんでした。',
  },
  FORBIDDEN: {
    zh: '您没有此操作的权限。',
    en: 'You do not have permission for this.',
    ja: 'この操作の権限がありません。',
  },
  SESSION_INVALID: {
    zh: '登录已过期，请重新登录。',
    en: 'Your session has expired. Please log in again.',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  AGREEMENT_REQUIRED: {
    zh: '请阅读并同意《隐私政策》和《用户服务协议》。',
    en: 'Please read and agree to the Privacy Policy and User Service Agreement.',
    ja: 'プライバシーポリシーと利用規約をお読みのうえ、同意してください。',
  },
  COMPLIANCE_REFUSED: {
    zh: '根据规则“{{rule_c}}”（第 {{rule_id}} 号），不能进行此操作。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) does not allow this. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）により、この操作はできません。法的助言ではありません。所管の窓口にご確認ください。',
  },
  COMPLIANCE_LICENCE: {
    zh: '根据规则“{{rule_c}}”（第 {{rule_id}} 号），须持有已审核且有效的证照：{{licence_c}}。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) requires an approved and valid licence: {{licence_e}}. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）により、承認済みで有効な許可・届出が必要です：{{licence_j}}。法的助言ではありません。所管の窓口にご確認ください。',
  },
  COMPLIANCE_SELLER: {
    zh: '根据规则“{{rule_c}}”（第 {{rule_id}} 号），卖家须持有有效的证照（{{licence_c}}），而该卖家目前没有，因此暂时不能购买。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) requires a valid licence of the seller, who has none at present: {{licence_e}}. It cannot be bought for now. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）により売り手に必要な有効な許可・届出（{{licence_j}}）が現在ないため、購入できません。法的助言ではありません。所管の窓口にご確認ください。',
  },
  COMPLIANCE_BUYER: {
    zh: '根据规则“{{rule_c}}”（第 {{rule_id}} 号），买家须为已认证企业；自有客户须登记有效的证照。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) requires a certified company as the buyer, or a customer whose valid licence is on record. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）により、買い手は認証済みの企業（自社の顧客の場合は有効な許可・届出が登録済み）である必要があります。法的助言ではありません。所管の窓口にご確認ください。',
  },
  COMPLIANCE_COUNTRY: {
    zh: '规则“{{rule_c}}”（第 {{rule_id}} 号）取决于送达国家或地区，而目前尚不清楚。请先填写收货地址，或客户所在的国家或地区。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) depends on the country of delivery, which is not known. Please enter a delivery address, or the country of the customer.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）の判定に必要な届け先の国・地域が未登録です。届け先住所、または顧客の国・地域を登録してください。',
  },
  CUSTOMER_NEEDED: {
    zh: '规则“{{rule_c}}”（第 {{rule_id}} 号）适用于这些器械，销售、出借或试用时须指明客户，以便留存法定记录：{{pieces}}。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) applies to these devices: when they are sold, lent or tried, the customer is named for the legal record: {{pieces}}. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）の対象機器です。販売・貸出・試用の際は、法定の記録のため顧客を指定してください：{{pieces}}。法的助言ではありません。所管の窓口にご確認ください。',
  },
  STATEMENT_NEEDED: {
    zh: '根据规则“{{rule_c}}”（第 {{rule_id}} 号），发货前须有最近一次入库之后的消毒与数据清除声明：{{pieces}}。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) requires a disinfection and data-wipe statement since the piece last came in: {{pieces}}. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）により、直近の入庫以降の消毒・データ消去確認書が必要です：{{pieces}}。法的助言ではありません。所管の窓口にご確認ください。',
  },
  NOTICE_NEEDED: {
    zh: '根据规则“{{rule_c}}”（第 {{rule_id}} 号），须已通知制造商并收到答复：{{pieces}}。以上不构成法律意见，请向主管部门确认。',
    en: 'The rule “{{rule_e}}” (no. {{rule_id}}) requires that the maker was notified and has answered: {{pieces}}. No legal advice: please ask your authority.',
    ja: 'ルール「{{rule_j}}」（第{{rule_id}}号）により、製造販売業者への通知と回答が必要です：{{pieces}}。法的助言ではありません。所管の窓口にご確認ください。',
  },
  RECALLED: {
    zh: '召回 {{recall_sn}}“{{recall_c}}”进行中：该产品不能发布、竞拍、出售、出借或发给客户。',
    en: 'Recall {{recall_sn}} “{{recall_e}}” is open: this piece can neither be offered nor sold, lent or sent to a customer.',
    ja: '回収 {{recall_sn}}「{{recall_j}}」の対象です。終了するまで出品・入札・販売・貸出・出荷はできません。',
  },
  BUSY: {
    zh: '系统繁忙，本次未作任何更改，请重试。',
    en: 'Too much is happening at once. Nothing was changed; please try again.',
    ja: '処理が集中しています。変更は行われていません。もう一度お試しください。',
  },
  RATE_LIMITED: {
    zh: '操作过于频繁，请稍后再试。',
    en: 'Too many attempts. Please wait a moment.',
    ja: '操作が多すぎます。しばらくお待ちください。',
  },
  IDEMPOTENCY_KEY_REUSED: {
    zh: '该请求编号已用于其他请求。',
    en: 'This request key was already used for a different request.',
    ja: 'このリクエスト番号は別の内容で使用済みです。',
  },
  ALREADY_DONE: { zh: '该操作已完成。', en: 'This has already been done.', ja: 'すでに完了しています。' },
  CHANGE_WAITS: {
    zh: '该设置已有一项变更待生效，请先审核或撤回。',
    en: 'Another change of this setting waits. Decide or withdraw it first.',
    ja: 'この設定には適用待ちの変更があります。先に審査または取り下げてください。',
  },
  MONTH_CLOSED: {
    zh: '该月已结账，不能再记账。请先申请重新打开该月。',
    en: 'The month is closed and takes no entries. Request its reopening first.',
    ja: 'この月は締められているため記帳できません。先に再開を申請してください。',
  },
  BALANCES_DIFFER: {
    zh: '银行余额与账簿余额不符，只有两者一致（或之后某日一致）时才能说明。',
    en: 'The bank’s balance and the ledger’s differ. This can be explained once they agree on a later day.',
    ja: '銀行残高と帳簿残高が一致していません。後日一致した場合に限り説明を登録できます。',
  },
  ALREADY_DECIDED: {
    zh: '已有人作出决定。',
    en: 'Somebody has already decided this.',
    ja: 'すでに決定されています。',
  },
  SELF_APPROVAL: {
    zh: '不能审批自己的申请。',
    en: 'You cannot decide your own request.',
    ja: '自分の申請は承認できません。',
  },
  LAST_ADMIN: {
    zh: '这是最后一位管理员，请先指定另一位管理员。',
    en: 'This is the last administrator. Please appoint another one first.',
    ja: '最後の管理者です。先に別の管理者を設定してください。',
  },
  IN_USE: {
    zh: '仍有 {{count}} 项在使用：{{where}}。',
    en: 'This is still used by {{count}}: {{where}}.',
    ja: 'まだ {{count}} 件で使用されています：{{where}}。',
  },
  NAME_TAKEN: {
    zh: '该名称已被使用。',
    en: 'This name is already taken.',
    ja: 'この名前はすでに使われています。',
  },
  COUNT_LIMIT: {
    zh: '已达到可保存数量的上限，请先删除一些。',
    en: 'No more of these can be kept. Please delete some first.',
    ja: '保存できる数の上限に達しました。不要なものを削除してください。',
  },
  MALFORMED_JSON: {
    zh: '请求正文必须是 JSON 对象。',
    en: 'The body of the request must be a JSON object.',
    ja: 'リクエストの本文は JSON オブジェクトにしてください。',
  },
  PATH_UNKNOWN: { zh: '该地址不存在。', en: 'There is no such address.', ja: 'このアドレスは存在しません。' },
  TOO_LARGE: { zh: '请求内容过大。', en: 'The request is too large.', ja: 'リクエストが大きすぎます。' },
  PAYMENT_UNAVAILABLE: {
    zh: '支付服务商暂时没有响应，尚未扣款，请稍后重试。',
    en: 'The payment provider is not responding. You have not been charged; please try again in a moment.',
    ja: '決済会社からの応答がありません。代金は請求されていません。しばらくしてからもう一度お試しください。',
  },
  INTERNAL: {
    zh: '系统出现问题，请稍后重试。',
    en: 'Something went wrong on our side. Please try again.',
    ja: 'システムに問題が発生しました。もう一度お試しください。',
  },
  FILE_TYPE: {
    zh: '不支持此类文件，或文件内容已损坏。',
    en: 'This kind of file is not accepted here, or its content is damaged.',
    ja: 'この形式のファイルは使用できないか、内容が破損しています。',
  },
  FILE_SIZE: {
    zh: '文件过大，最大不超过 {{max_mb}} MB。',
    en: 'The file is too large. At most {{max_mb}} MB are accepted.',
    ja: 'ファイルサイズが上限を超えています（最大{{max_mb}}MB）。',
  },
  FILE_PIXELS: {
    zh: '图片像素过高，最多 {{max}} 百万像素。',
    en: 'The picture has too many pixels. At most {{max}} megapixels are accepted.',
    ja: '画像の画素数が上限を超えています（最大{{max}}メガピクセル）。',
  },
  FILE_COUNT: {
    zh: '文件数量过多，最多 {{max}} 个。',
    en: 'Too many files. At most {{max}} are accepted.',
    ja: 'ファイルの数が上限を超えています（最大{{max}}個）。',
  },
  FILE_UNKNOWN: {
    zh: '有文件已不存在，请重新上传。',
    en: 'One of the files is no longer there. Please upload it again.',
    ja: '見つからないファイルがあります。もう一度アップロードしてください。',
  },
  EXPORT_TOO_LARGE: {
    zh: '一个文件最多 {{max}} 行，请缩小筛选范围。',
    en: 'A file holds at most {{max}} rows. Please narrow the filter.',
    ja: '1ファイルにエクスポートできるのは{{max}}行までです。条件を絞り込んでください。',
  },
  FREIGHT_FALLS: {
    zh: '{{more}} 件的运费（{{lower}} {{currency}}）低于 {{fewer}} 件的运费（{{higher}} {{currency}}）。请检查；如无误，请勾选确认。',
    en: 'Freight for {{more}} pieces ({{lower}} {{currency}}) is lower than for {{fewer}} ({{higher}} {{currency}}). Please check it, and confirm it if it is intended.',
    ja: '{{more}}点の送料（{{lower}} {{currency}}）が{{fewer}}点の送料（{{higher}} {{currency}}）より安くなります。内容を確かめ、問題なければ確認のチェックを入れてください。',
  },
  EXPORT_CURRENCY: {
    zh: '此格式只能包含 {{currency}} 的凭证。请先按币种 {{currency}} 筛选日记账。',
    en: 'This format takes entries in {{currency}} only. Please filter the journal by the currency {{currency}} first.',
    ja: 'この形式で出力できるのは{{currency}}の仕訳だけです。先に通貨「{{currency}}」で仕訳帳を絞り込んでください。',
  },
  EXPORT_ACCOUNT: {
    zh: '科目“{{account}}”过长（最多 {{bytes}} 字节），或含有此格式没有的字符。请先在“科目对应”中修改。',
    en: 'The account “{{account}}” is too long for this format ({{bytes}} bytes), or has letters that it cannot hold. Please change it under Account codes first.',
    ja: '勘定科目「{{account}}」が長すぎるか（{{bytes}}バイトまで）、この形式で使えない文字を含んでいます。先に「科目対応」で変更してください。',
  },
  EXPORT_TAX_RATE: {
    zh: '此格式没有 {{rate}}% 手续费税率对应的税种。请使用 CSV 或 Excel 格式。',
    en: 'This format has no tax class for fees taxed at {{rate}}%. Please use CSV or Excel.',
    ja: 'この形式には、税率{{rate}}%の手数料に対応する税区分がありません。CSVまたはExcelをご利用ください。',
  },
  IMPORT_UNREADABLE: {
    zh: '无法读取此文件。请另存为 XLSX 或 CSV（UTF-8）后重新上传。',
    en: 'The file cannot be read. Save it again as XLSX or CSV (UTF-8) and upload it once more.',
    ja: 'ファイルを読み込めません。XLSX または CSV（UTF-8）で保存し直してからアップロードしてください。',
  },
  IMPORT_TOO_LARGE: {
    zh: '一次最多导入 {{max}} 行，请拆分文件。',
    en: 'An import takes at most {{max}} rows. Please split the file.',
    ja: '一度にインポートできるのは {{max}} 行までです。ファイルを分割してください。',
  },
  IMPORT_EMPTY: {
    zh: '标题行下面没有任何数据。',
    en: 'There are no rows below the titles.',
    ja: '見出しの下にデータがありません。',
  },
  IMPORT_COLUMNS: {
    zh: '没有可识别的列。请使用模板，其第一行是列名。',
    en: 'None of the columns is known. Please start from the template: its first row names the columns.',
    ja: '認識できる列がありません。テンプレートをご利用ください（1 行目が列名です）。',
  },
  EMAIL_TAKEN: {
    zh: '该邮箱已注册。',
    en: 'This e-mail address already has an account.',
    ja: 'このメールアドレスは登録済みです。',
  },
  PHONE_TAKEN: {
    zh: '该手机号已注册。',
    en: 'This phone number already has an account.',
    ja: 'この電話番号は登録済みです。',
  },
  PASSWORD_WEAK: {
    zh: '请设置 8 至 128 个字符且不常见的密码。',
    en: 'Choose a password of 8 to 128 characters that is not a common one.',
    ja: '8～128 文字の、推測されにくいパスワードを設定してください。',
  },
  PASSWORD_MISMATCH: {
    zh: '两次输入的密码不一致。',
    en: 'The two passwords do not match.',
    ja: 'パスワードが一致しません。',
  },
  CODE_INVALID: {
    zh: '验证码错误或已失效。',
    en: 'The code is wrong or no longer valid.',
    ja: '認証コードが正しくないか、有効期限が切れています。',
  },
  LOGIN_FAILED: {
    zh: '账号或密码错误。',
    en: 'The e-mail address, the phone number or the password is wrong.',
    ja: 'メールアドレス・電話番号またはパスワードが正しくありません。',
  },
  ADDRESS_LIMIT: {
    zh: '最多可保存 {{max}} 个地址，请先删除一个再添加。',
    en: 'You can keep at most {{max}} addresses. Delete one to add another.',
    ja: '住所は{{max}}件まで登録できます。追加するには、いずれかを削除してください。',
  },
  PASSWORD_WRONG: {
    zh: '当前密码不正确。',
    en: 'The present password is wrong.',
    ja: '現在のパスワードが正しくありません。',
  },
  SECOND_FACTOR_REQUIRED: {
    zh: '请输入身份验证器中的验证码以完成登录。',
    en: 'Please enter the code of your authenticator to complete the sign-in.',
    ja: '認証アプリのコードを入力してログインを完了してください。',
  },
  PASSWORD_CHANGE_REQUIRED: {
    zh: '您的密码或邮箱由管理员设置，请先设置一个只有您知道的新密码。',
    en: 'An administrator set your password or e-mail address. Please choose a new password that only you know.',
    ja: 'パスワードまたはメールアドレスが管理者によって設定されました。ご本人だけが知る新しいパスワードを設定してください。',
  },
  PASSWORD_SAME: {
    zh: '新密码不能与管理员设置的密码相同。',
    en: 'Choose a password other than the one the administrator set.',
    ja: '管理者が設定したものとは異なるパスワードを設定してください。',
  },
  SECOND_FACTOR_INVALID: {
    zh: '两步验证码错误或已失效。',
    en: 'The code of your authenticator is wrong or no longer valid.',
    ja: '2段階認証のコードが正しくないか、有効期限が切れています。',
  },
  LINK_EXPIRED: {
    zh: '该链接已失效或已被使用。',
    en: 'This link is no longer valid, or was used already.',
    ja: 'このリンクは期限切れか、すでに使用されています。',
  },
  CHALLENGE_EXPIRED: {
    zh: '本次登录已失效，请重新登录。',
    en: 'This sign-in is no longer valid. Please start again.',
    ja: 'このログイン手続きは無効になりました。もう一度ログインしてください。',
  },
  SECOND_FACTOR_DEMANDED: {
    zh: '您的角色要求启用两步验证，不能关闭。',
    en: 'Your role requires two-step verification; it cannot be turned off.',
    ja: 'ご利用の役割では2段階認証が必須のため、無効にできません。',
  },
  COMPANY_OWNER_ONLY: {
    zh: '只有公司的所有者账号可以提交公司资料。',
    en: 'Only the owner of the company can submit its documents.',
    ja: '会社の書類を提出できるのは、会社の代表アカウントのみです。',
  },
  LEGAL_NUMBER_TAKEN: {
    zh: '该法人编号已被本平台其他公司使用。',
    en: 'This legal entity number belongs to another company here.',
    ja: 'この法人番号は、すでに別の会社で登録されています。',
  },
  LICENCE_APPROVED: {
    zh: '已通过审核的证照不能修改或删除。请办理更新：更新通过审核后会取代原证照。',
    en: 'An approved licence is not changed or deleted. Renew it instead: the renewal takes its place once it is approved.',
    ja: '承認済みの許可・届出は変更も削除もできません。更新を登録してください。承認されると元の登録と入れ替わります。',
  },
  INSUFFICIENT_BALANCE: {
    zh: '余额不足。',
    en: 'The balance is not sufficient.',
    ja: '残高が不足しています。',
  },
  AMOUNT_INVALID: {
    zh: '请输入整数金额。',
    en: 'Please enter a whole amount of the currency.',
    ja: '通貨の整数単位で金額を入力してください。',
  },
  CURRENCY_MISMATCH: { zh: '币种不一致。', en: 'The currency does not match.', ja: '通貨が一致しません。' },
  ALREADY_PAID: { zh: '已经付过款了。', en: 'This has been paid already.', ja: 'すでに支払い済みです。' },
  ORDER_EXPIRED: {
    zh: '付款期限已过。',
    en: 'The payment deadline has passed.',
    ja: 'お支払い期限が過ぎています。',
  },
  SIGNATURE_INVALID: {
    zh: '消息签名无效。',
    en: 'The signature of this message is not valid.',
    ja: 'メッセージの署名が正しくありません。',
  },
  REFUND_EXCEEDS_PAID: {
    zh: '退款金额不能超过已付金额。',
    en: 'The refund exceeds the amount paid.',
    ja: '返金額が支払い済みの金額を超えています。',
  },
  BID_TOO_LOW: {
    zh: '出价过低，下一口价至少为 {{minimum}} {{currency}}。',
    en: 'The bid is too low. The next bid is at least {{minimum}} {{currency}}.',
    ja: '入札額が低すぎます。次の入札は {{minimum}} {{currency}} 以上です。',
  },
  AUCTION_NOT_STARTED: {
    zh: '竞拍尚未开始。',
    en: 'The auction has not started yet.',
    ja: 'オークションはまだ始まっていません。',
  },
  AUCTION_ENDED: { zh: '竞拍已结束。', en: 'The auction has ended.', ja: 'オークションは終了しました。' },
  AUCTION_LOCKED: {
    zh: '已有出价，竞拍条件不能再更改。',
    en: 'There is a bid: these terms can no longer change.',
    ja: '入札があるため、条件は変更できません。',
  },
  BID_OWN_GOODS: {
    zh: '不能对自己或本公司的商品出价。',
    en: 'You cannot bid on goods of your own or of your company.',
    ja: 'ご自身または所属会社の商品には入札できません。',
  },
  MAXIMUM_NOT_RAISED: {
    zh: '您目前领先，新的最高出价必须高于现有最高出价。',
    en: 'You are leading. A new maximum must be above your present one.',
    ja: '現在最高額入札者です。新しい上限は今の上限より高くしてください。',
  },
  QUESTION_OWN_GOODS: {
    zh: '不能对自己的商品提问。',
    en: 'You cannot ask about your own goods.',
    ja: 'ご自身の商品には質問できません。',
  },
  QUESTIONS_WAITING: {
    zh: '您对该商品已有 {{max}} 个问题等待回答，请先等待回复。',
    en: '{{max}} of your questions about this item still wait for an answer. Please wait for those first.',
    ja: 'この商品についての質問が{{max}}件、回答待ちです。先に回答をお待ちください。',
  },
  NO_CHANCES_LEFT: {
    zh: '您对该商品的出价次数已用完。',
    en: 'You have no bid chances left on this lot.',
    ja: 'この商品への入札回数の上限に達しました。',
  },
  DEPOSIT_REQUIRED: {
    zh: '该商品需先缴纳保证金才能出价。',
    en: 'This lot requires a deposit before the first bid.',
    ja: 'この商品は、入札前に保証金が必要です。',
  },
  NOT_ADMITTED: {
    zh: '该商品需先获得准入才能出价。',
    en: 'This lot requires admission before the first bid.',
    ja: 'この商品は、入札前に参加承認が必要です。',
  },
  BIDDER_BARRED: {
    zh: '因有未付款的竞拍，您目前不能出价。',
    en: 'You cannot bid at present because of an unpaid lot.',
    ja: 'お支払いが済んでいない落札があるため、現在は入札できません。',
  },
  OFFER_LIMIT: {
    zh: '该商品已不能再提供递补机会。',
    en: 'No further second chance can be offered for this lot.',
    ja: 'この商品には、これ以上の繰上げ提示はできません。',
  },
  OFFER_EXPIRED: {
    zh: '该递补机会已过期。',
    en: 'This offer has expired.',
    ja: 'この繰上げ提示は期限切れです。',
  },
  BARGAIN_OWN_GOODS: {
    zh: '不能对自己或本公司的商品议价。',
    en: 'You cannot negotiate about goods of your own or of your company.',
    ja: 'ご自身または所属会社の商品について価格交渉はできません。',
  },
  BARGAIN_INVALID: {
    zh: '该议价不能用于下单：价格属于其他买家或商品、已下单，或已过期。',
    en: 'This agreed price cannot be ordered: it is another buyer’s, for other goods, used already, or has expired.',
    ja: 'この合意価格では注文できません。別の購入者や別の商品のもの、注文済み、または期限切れです。',
  },
  BARGAIN_OFFERS: {
    zh: '本次议价的报价次数已用完，只能接受或拒绝当前报价。',
    en: 'No further offer can be made in this negotiation: please accept or decline the last one.',
    ja: 'この交渉ではこれ以上価格を提示できません。最後の提示額を承諾するか、断ってください。',
  },
  RESERVATION_OWN_GOODS: {
    zh: '不能预约本公司商品的视频看货。',
    en: 'You cannot book a viewing of goods of your own company.',
    ja: '所属会社の商品の内見は予約できません。',
  },
  SLOT_TAKEN: {
    zh: '该时段已不可预约，请选择其他时段。',
    en: 'This slot is no longer available. Please choose another.',
    ja: 'この枠は予約できなくなりました。別の枠をお選びください。',
  },
  SLOT_LIMIT: {
    zh: '您已有 {{max}} 个未付款的时段，请先付款或等其自动释放。',
    en: 'You already hold {{max}} slots that are not paid. Please pay for one of them or wait until one is released.',
    ja: '未払いの枠がすでに{{max}}件あります。先にお支払いいただくか、解放されるまでお待ちください。',
  },
  CHANGE_LIMIT: {
    zh: '预约时间只能更改一次，且须在开始前 1 小时以上。',
    en: 'The time can be changed only once, more than 1 hour before the beginning.',
    ja: '日時の変更は1回まで、開始1時間前より前に限ります。',
  },
  SELLER_IDLE: {
    zh: '该商家已停用或认证已到期，暂时不能出售其商品。',
    en: 'This seller is disabled or its certification has ended: its goods cannot be offered for sale.',
    ja: 'この出品者は停止中、または認証の期限が切れているため、商品を出品できません。',
  },
  STOCK_INSUFFICIENT: {
    zh: '可用库存不足。',
    en: 'There is not enough free stock for this.',
    ja: '引き当てできる在庫が足りません。',
  },
  STOCK_NOT_OUT: {
    zh: '出库单 {{number}} 审核通过后才能发货。',
    en: 'Stock-out {{number}} must be approved before these goods can leave.',
    ja: '出庫 {{number}} が承認されるまで発送できません。',
  },
  STOCK_LIMIT: {
    zh: '此操作会使库存数量或库存金额超出可记录的上限。',
    en: 'With this, the stock of an item would exceed the largest number or value that can be recorded.',
    ja: 'この処理を行うと、在庫数または在庫金額が記録できる上限を超えます。',
  },
  SERIAL_DUPLICATE: {
    zh: '该序列号已在库{{named}}。',
    en: 'A piece with this serial number is already in stock{{named}}.',
    ja: 'このシリアル番号はすでに在庫にあります{{named}}。',
  },
  SERIAL_UNKNOWN: {
    zh: '该仓库中没有此序列号的可用库存{{named}}。',
    en: 'No free piece with this serial number is in this warehouse{{named}}.',
    ja: 'この倉庫に、このシリアル番号の引き当て可能な在庫はありません{{named}}。',
  },
  SERIAL_NOT_SENT: {
    zh: '{{serial_number}} 不在已发出且尚未收到的商品中。',
    en: '{{serial_number}} is not among what was sent and is still on its way.',
    ja: '{{serial_number}} は、発送済みで未着の品目に含まれていません。',
  },
  ALREADY_SCRAPPED: {
    zh: '该单据已作废。',
    en: 'This document has already been cancelled.',
    ja: 'この伝票はすでに取り消されています。',
  },
  PAYEE_HELD: {
    zh: '收款账户刚变更，暂停向其打款。最早打款时间见提现详情。',
    en: 'The payee’s account was changed lately, so payouts to it are on hold. The withdrawal shows until when.',
    ja: '振込先の口座が最近変更されたため、支払いを保留しています。支払可能になる日時は出金の詳細に表示されます。',
  },
  INITIATOR_ONLY: {
    zh: '只有发起人 {{name}} 可以撤回或关闭此单据。',
    en: 'Only {{name}}, who submitted this document, can withdraw or close it.',
    ja: 'この伝票を取り下げ・クローズできるのは、申請者の {{name}} だけです。',
  },
  REVERSAL_REQUESTED: {
    zh: '该单据已申请冲销（{{number}}），请等待审批结果或先撤回申请。',
    en: 'The reversal of this document is requested ({{number}}). Wait for the decision, or have the request withdrawn first.',
    ja: 'この伝票は取消申請中です（{{number}}）。審査結果を待つか、申請を取り下げてください。',
  },
  PIECES_NOT_FREE: {
    zh: '以下序列号已不在该仓库或已被占用，无法冲销：{{serials}}。',
    en: 'This cannot be reversed: these pieces have left the warehouse or are reserved for something else: {{serials}}.',
    ja: '次のシリアル番号はこの倉庫にないか引当済みのため、取り消せません：{{serials}}。',
  },
  PIECE_MOVED_SINCE: {
    zh: '{{serial_number}} 此后已出库又入库，请先冲销之后的单据。',
    en: '{{serial_number}} has left and come back since: reverse the later documents first.',
    ja: '{{serial_number}} はその後に出庫され、再び入庫されています。先に後の伝票を取り消してください。',
  },
  OFFER_EXCEEDS_STOCK: {
    zh: '商城在售数量将超过该商品的库存，请先减少在售数量或下架。',
    en: 'The shop would offer more of this item than is in stock: lower the quantity or take the listing off the shelf first.',
    ja: 'ショップの販売数量がこの品目の在庫を超えます。先に数量を減らすか、出品を停止してください。',
  },
  LISTING_SOLD: {
    zh: '该商品已在商城售出，对应的库存不能再变动。',
    en: 'This was sold in the shop: what came in for it can no longer change.',
    ja: 'この出品は販売済みのため、対応する在庫は変更できません。',
  },
  LISTING_STOCKED: {
    zh: '已有入库单关联该商品，不能更换其货品。',
    en: 'Stock-ins name this listing: its item can no longer change.',
    ja: 'この出品には入庫伝票が紐づいているため、品目を変更できません。',
  },
  WAREHOUSE_DISABLED: {
    zh: '该仓库已停用，无法办理新的单据。',
    en: 'This warehouse is disabled: nothing new can begin there.',
    ja: 'この倉庫は無効になっているため、新しい伝票を作成できません。',
  },
  COUNT_OVERLAPS: {
    zh: '有其他进行中的盘点单包含相同范围，请先完成或取消它。',
    en: 'Another count under way counts part of the same. Finish or cancel it first.',
    ja: '範囲の重なる棚卸が進行中です。先に確定または取消してください。',
  },
  COUNT_EMPTY: {
    zh: '这里没有可盘点的内容。',
    en: 'There is nothing to count there.',
    ja: '棚卸の対象がありません。',
  },
  COUNT_TOO_LARGE: {
    zh: '一张盘点单最多 {{limit}} 行，请按区域、库位或商品分别盘点。',
    en: 'One count has {{limit}} lines at most. Count by zones, bins or products.',
    ja: '1 回の棚卸は {{limit}} 行までです。エリア・棚番・商品ごとに分けてください。',
  },
  COUNT_UNFINISHED: {
    zh: '还有 {{count}} 行未盘点。',
    en: '{{count}} lines are not counted yet.',
    ja: '未カウントの明細が {{count}} 行あります。',
  },
  COUNT_OWN: {
    zh: '有差异的行由您盘点，须由其他人确认。',
    en: 'You counted lines that differ. Somebody else confirms this count.',
    ja: '差異のある明細をご自身がカウントしています。確定は別の担当者が行ってください。',
  },
  COUNT_RESERVED: {
    zh: '盘亏中有已被占用的库存：{{named}}。可先处理占用，或确认其余部分，这些仍保留在账上。',
    en: 'Some of what is missing is reserved: {{named}}. Settle what reserves it first, or confirm the rest: these stay recorded.',
    ja: '不足分に引当済みのものがあります：{{named}}。引当を先に解消するか、残りを確定してください（これらは帳簿に残ります）。',
  },
  SHEET_FAULTY: {
    zh: '表格有 {{count}} 行错误，请改正后重新上传；尚未导入任何内容。',
    en: '{{count}} rows of the sheet are wrong. Put them right and send it again: nothing was taken.',
    ja: 'シートの {{count}} 行に誤りがあります。修正して再送してください（何も取り込まれていません）。',
  },
  ORDER_OWN_GOODS: {
    zh: '不能购买自己或本公司的商品。',
    en: 'You cannot buy goods of your own or of your company.',
    ja: 'ご自身または所属会社の商品は購入できません。',
  },
  PRICE_CHANGED: {
    zh: '价格、运费、税费或地址已变更。请确认新的金额后再下单。',
    en: 'The price, freight, tax or address has changed in the meantime. Please check the new amount before you order.',
    ja: '価格・送料・税・お届け先のいずれかが変わりました。新しい金額をご確認のうえ、ご注文ください。',
  },
  ADDRESS_INCOMPLETE: {
    zh: '请选择完整的收货地址（中国和日本的地址需要邮政编码）。',
    en: 'Please choose a complete address. In China and Japan it needs its postal code.',
    ja: 'お届け先住所をすべて入力してください（日本・中国は郵便番号が必要です）。',
  },
  PAY_TYPE_REFUSED: {
    zh: '此处不能使用该支付方式。',
    en: 'This payment method cannot be used here.',
    ja: 'この支払い方法は、こちらではご利用いただけません。',
  },
  NOT_FOR_SALE: {
    zh: '该商品目前无法按标价购买。',
    en: 'This item cannot be bought at a fixed price at the moment.',
    ja: 'この商品は現在、表示価格では購入できません。',
  },
  ALREADY_REVIEWED: {
    zh: '您已经评价过这个订单。',
    en: 'You have already reviewed this order.',
    ja: 'この注文はすでに評価済みです。',
  },
};

/** Of RATE_LIMITED where it is known how long to wait; `{{wait}}` is "in 45 seconds". */
export const retry: Record<Language, string> = {
  zh: '操作过于频繁，请在{{wait}}再试。',
  en: 'Too many attempts. Please try again {{wait}}.',
  ja: '操作が多すぎます。{{wait}}にもう一度お試しください。',
};

export const fields: Translated<FieldTexts> = {
  required: { zh: '不能为空', en: 'Cannot be empty', ja: '入力してください' },
  type: { zh: '格式不正确', en: 'Is not in the right format', ja: '形式が正しくありません' },
  format: { zh: '格式不正确', en: 'Is not in the right format', ja: '形式が正しくありません' },
  email: {
    zh: '邮箱格式不正确',
    en: 'Is not an e-mail address',
    ja: 'メールアドレスの形式が正しくありません',
  },
  known_customer: {
    zh: '该邮箱已注册，请用此邮箱查找客户',
    en: 'This e-mail address already has an account: find the customer by it',
    ja: 'このメールアドレスは登録済みです。このアドレスでお客様を検索してください',
  },
  too_short: {
    zh: '至少 {{limit}} 个字符',
    en: 'At least {{limit}} characters',
    ja: '{{limit}} 文字以上で入力してください',
  },
  too_long: {
    zh: '最多 {{limit}} 个字符',
    en: 'At most {{limit}} characters',
    ja: '{{limit}} 文字以内で入力してください',
  },
  too_small: {
    zh: '不能小于 {{limit}}',
    en: 'Must be at least {{limit}}',
    ja: '{{limit}} 以上で入力してください',
  },
  too_large: {
    zh: '不能大于 {{limit}}',
    en: 'Must be at most {{limit}}',
    ja: '{{limit}} 以下で入力してください',
  },
  too_few: { zh: '至少 {{limit}} 项', en: 'At least {{limit}} needed', ja: '{{limit}} 件以上必要です' },
  too_many: {
    zh: '最多 {{limit}} 项',
    en: 'At most {{limit}} allowed',
    ja: '{{limit}} 件以内にしてください',
  },
  choice: { zh: '不在可选范围内', en: 'Is not one of the choices', ja: '選択肢にありません' },
  password_mismatch: {
    zh: '两次输入的密码不一致',
    en: 'The two passwords do not match',
    ja: 'パスワードが一致しません',
  },
  money_digits: {
    zh: '该币种没有这么多位小数',
    en: 'This currency does not have so many decimals',
    ja: 'この通貨では使えない小数桁です',
  },
  whole_units: { zh: '必须为整数金额', en: 'Must be a whole amount', ja: '整数で入力してください' },
  exchange_rate: {
    zh: '请输入 0.0001 至 10,000 之间的汇率，最多 8 位小数',
    en: 'Must be a rate from 0.0001 to 10,000 with at most 8 decimals',
    ja: '0.0001〜10,000のレートを、小数点以下8桁以内で入力してください',
  },
  other_currency: {
    zh: '买入币种不能与卖出币种相同',
    en: 'Must be a currency other than the one being sold',
    ja: '売る通貨と異なる通貨を選択してください',
  },
  business_day: {
    zh: '这一天银行不营业，请选择工作日。',
    en: 'Banks do not pay on this day. Please choose a business day.',
    ja: '銀行の休業日です。営業日を選択してください。',
  },
  month_over: {
    zh: '请填写已经结束的月份，如 2026-10。',
    en: 'Please enter a month that is over, such as 2026-10.',
    ja: '終了した月を「2026-10」の形式で入力してください。',
  },
  month_closed: {
    zh: '该月没有结账。',
    en: 'This month is not closed.',
    ja: 'この月は締められていません。',
  },
  implausible_day: {
    zh: '日期不能早于两年前，也不能晚于明天。',
    en: 'The day is at most two years ago, and not after tomorrow.',
    ja: '2年前から明日までの日付を入力してください。',
  },
  at_most_owed: {
    zh: '请填写大于 0 且不超过未付金额的金额',
    en: 'Must be above 0 and at most what is still due',
    ja: '0より大きく、未入金額以下の金額を入力してください',
  },
  since_bill: {
    zh: '收款时间须在账单出账日与现在之间',
    en: 'Must be between the day of the bill and now',
    ja: '請求日から現在までの日時を入力してください',
  },
  amount_bounds: {
    zh: '请输入大于 0 且可记账的金额；手续费须小于金额',
    en: 'An amount above 0 that can be booked; a fee less than it',
    ja: '0より大きく記帳できる金額を、手数料はそれより小さい金額を入力してください',
  },
  exchange_bounds: {
    zh: '兑换后的金额不足最小单位，或超出可记账的上限',
    en: 'The result is below the smallest unit, or too large to be booked',
    ja: '両替後の金額が最小単位に満たないか、記帳できる上限を超えています',
  },
  duty_conflict: {
    zh: '由一人同时负责：{{duties}}，会失去相互制约。如确需如此，请说明原因（将记入审计日志）',
    en: 'One person would be {{duties}}. If it has to be so, give a reason; it is audited',
    ja: '「{{duties}}」が一人に集まり、相互牽制が働かなくなります。必要な場合は理由を入力してください（監査ログに記録されます）',
  },
  total_differs: {
    zh: '与文件的合计金额不一致，当前合计为 {{total}}，请核对收款人清单',
    en: 'This is not the total of the file, which is now {{total}}. Check the list of payees',
    ja: 'ファイルの合計額と一致しません。現在の合計は{{total}}です。支払先一覧を確認してください',
  },
  other_pair_currency: {
    zh: '计价币种不能与基准币种相同',
    en: 'Must be a currency other than the base currency',
    ja: '基準通貨と異なる通貨を選択してください',
  },
  rate_unusual: {
    zh: '汇率与参考汇率相差超过 {{tolerance}}%，请核对；确认无误时请说明理由',
    en: 'The rate is more than {{tolerance}}% away from the reference. Check it; if it is right, give the reason',
    ja: 'レートが参照レートから{{tolerance}}%を超えて離れています。確認のうえ、正しい場合は理由を入力してください',
  },
  rate_without_reference: {
    zh: '没有可比较的参考汇率，请核对汇率并说明理由',
    en: 'There is no current reference rate to compare with. Check the rate and give the reason for it',
    ja: '比較できる最新の参照レートがありません。レートを確認し、理由を入力してください',
  },
  freight_falls: {
    zh: '{{fewer}} 件 {{higher}} {{currency}}，{{more}} 件 {{lower}} {{currency}}：请确认',
    en: '{{fewer}} pieces {{higher}} {{currency}}, {{more}} pieces {{lower}} {{currency}}: please confirm',
    ja: '{{fewer}}点 {{higher}} {{currency}}、{{more}}点 {{lower}} {{currency}}になります。確認してください',
  },
  not_after_start: { zh: '必须晚于开始时间', en: 'Must be after the start', ja: '開始より後にしてください' },
  not_in_future: { zh: '必须是将来的时间', en: 'Must be in the future', ja: '将来の日時にしてください' },
  before_notice: {
    zh: '不能早于通知的发送日期 {{day}}',
    en: 'Cannot be before the day on which the notice was sent, {{day}}',
    ja: '通知の送信日（{{day}}）より前の日付は指定できません',
  },
  gtin_taken: {
    zh: '另一个产品资料已使用此 GTIN，扫描时无法区分',
    en: 'Another of these items has this GTIN: a scan could not tell them apart',
    ja: '別の品目がこのGTINを使用しているため、読取時に区別できません',
  },
  more_than_arrived: {
    zh: '到货中该商品尚可入库 {{limit}} 件',
    en: 'Of what arrived of this item, {{limit}} are left to stock in',
    ja: 'この品目の入荷分のうち、未入庫は{{limit}}点です',
  },
  less_than_stocked: {
    zh: '该商品已有入库单，不能少于 {{limit}} 件',
    en: 'Cannot be below {{limit}}: that many of this item are on stock-ins',
    ja: 'この品目は入庫伝票に含まれているため、{{limit}}点未満にはできません',
  },
  serial_not_known: {
    zh: '贵公司的库存和商品中没有该产品的此序列号，请核对',
    en: 'Is a serial number of this item neither in your stock nor among your goods: please check it',
    ja: 'この品目の製造番号として、自社の在庫・出品のどちらにも登録がありません。ご確認ください',
  },
  day_in_future: {
    zh: '不能晚于今天',
    en: 'Cannot be later than today',
    ja: '今日より後の日付は指定できません',
  },
  in_future: { zh: '不能晚于现在', en: 'Cannot be in the future', ja: '現在より後の日時は指定できません' },
  above_start_price: {
    zh: '必须高于起拍价',
    en: 'Must be above the start price',
    ja: '開始価格より高くしてください',
  },
  unprintable: {
    zh: '“{{text}}”含有票据无法打印的字符：{{sign}}',
    en: '“{{text}}” contains a character that documents cannot show: {{sign}}',
    ja: '「{{text}}」に書類で印字できない文字が含まれています：{{sign}}',
  },
  characters: {
    zh: '包含无法保存的字符',
    en: 'Contains characters that cannot be stored',
    ja: '保存できない文字が含まれています',
  },
  ambiguous: {
    zh: '对应多个条目，请填写完整路径',
    en: 'Fits several entries; please give the whole path',
    ja: '複数の候補があります。パス全体を入力してください',
  },
  same_as_row: { zh: '与第 {{row}} 行相同', en: 'Row {{row}} has the same', ja: '{{row}} 行目と同じです' },
  serial_twice: {
    zh: '序列号 {{serial}} 重复，已出现在第 {{row}} 行',
    en: 'Serial number {{serial}} is listed twice: row {{row}} has it, too',
    ja: 'シリアル番号 {{serial}} が重複しています（{{row}} 行目にもあります）',
  },
  in_stock: {
    zh: '该序列号已在库',
    en: 'This piece is in stock already',
    ja: 'この個体は既に在庫にあります',
  },
  no_price: {
    zh: '没有可上调或下调的价格',
    en: 'Has no price that could be raised or lowered',
    ja: '値上げ・値下げの対象となる価格がありません',
  },
  no_parcel: {
    zh: '订单 {{number}} 没有已发出或待装箱的包裹',
    en: 'Nothing of order {{number}} was sent or is to be packed',
    ja: '注文 {{number}} には発送済みまたは梱包する荷物がありません',
  },
  line_count: {
    zh: '须与其他语言同为 {{count}} 行',
    en: 'Must have {{count}} lines, as in the other languages',
    ja: 'ほかの言語と同じ {{count}} 行にしてください',
  },
  no_such_picture: {
    zh: '没有名为 {{name}} 的已上传图片',
    en: 'No uploaded picture is called {{name}}',
    ja: '{{name}} という名前の画像はアップロードされていません',
  },
  legal_number_jp: {
    zh: '不是有效的日本法人番号（13 位数字，首位为校验码）',
    en: 'Is not a valid Japanese Corporate Number: 13 digits, the first is a check digit',
    ja: '正しい法人番号ではありません（13 桁、先頭は検査用数字）',
  },
  legal_number_cn: {
    zh: '不是有效的统一社会信用代码（18 位，末位为校验码）',
    en: 'Is not a valid unified social credit code: 18 characters, the last is a check character',
    ja: '正しい統一社会信用コードではありません（18 桁、末尾は検査文字）',
  },
  kana: {
    zh: '请按存折上的写法填写：假名、大写字母和数字',
    en: 'Write it as in your passbook: in kana, capital letters and figures',
    ja: '通帳のとおりに、カナ・英大文字・数字で入力してください',
  },
  iban: {
    zh: '不是该国有效的 IBAN，请核对号码',
    en: 'Is not a valid IBAN of this country: please check its figures',
    ja: 'この国の正しいIBANではありません。数字をご確認ください',
  },
  // The rule of the law, at the field that it is about.
  rule: errors.COMPLIANCE_REFUSED,
  rule_licence: errors.COMPLIANCE_LICENCE,
  rule_seller: errors.COMPLIANCE_SELLER,
  rule_buyer: errors.COMPLIANCE_BUYER,
  rule_country: errors.COMPLIANCE_COUNTRY,
  rule_recall: errors.RECALLED,
  rule_customer: errors.CUSTOMER_NEEDED,
  rule_statement: errors.STATEMENT_NEEDED,
  rule_notice: errors.NOTICE_NEEDED,
};
