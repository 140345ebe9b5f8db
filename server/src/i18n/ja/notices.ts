import type { NoticeTexts } from '../notice-text.js';

export const notices: NoticeTexts = {
  outbid: {
    title: '高値が更新されました',
    text: '「{{goods_name}}」により高い入札があり、価格が {{price}} になりました。最新の価格は商品ページでご確認ください。',
  },
  auction_won: {
    title: '落札しました：{{goods_name}}',
    text: '「{{goods_name}}」を {{price}} で落札しました。{{until}} までに注文 {{order_no}} のお支払いをお願いします。',
  },
  auction_lost: {
    title: '落札できませんでした：{{goods_name}}',
    text: '「{{goods_name}}」のオークションは {{price}} で終了し、他の方が落札しました。',
  },
  auction_lost_unsold: {
    title: '落札者なし：{{goods_name}}',
    text: '「{{goods_name}}」のオークションは、最低落札価格に達しないまま終了しました。',
  },
  auction_cancelled: {
    title: 'オークション中止：{{goods_name}}',
    text: '「{{goods_name}}」のオークションは中止されました。理由：{{reason}}。これまでの入札は無効となります。',
  },
  bid_voided: {
    title: '入札が取り消されました：{{goods_name}}',
    text: '「{{goods_name}}」の入札 No.{{seq}} が取り消され、現在価格を再計算しました。理由：{{reason}}。',
  },
  auction_extended: {
    title: 'オークション延長：{{goods_name}}',
    text: '「{{goods_name}}」のオークションは {{until}} まで延長されました。',
  },
  auction_extended_outage: {
    title: 'オークション延長：{{goods_name}}',
    text: '「{{goods_name}}」の終了時刻にサービスをご利用いただけなかったため、{{until}} まで延長しました。',
  },
  reserve_missed: {
    title: '最低落札価格に達していません：{{goods_name}}',
    text: '「{{goods_name}}」への {{price}} の入札は最高額ですが、最低落札価格に達していません。出品者は {{until}} まで承諾できます。',
  },
  bidder_admitted: {
    title: '入札に参加できます：{{goods_name}}',
    text: '「{{goods_name}}」のオークションへの参加が承認されました。',
  },
  bidder_refused: {
    title: '参加が認められませんでした：{{goods_name}}',
    text: '「{{goods_name}}」のオークションへの参加は承認されませんでした。理由：{{reason}}',
  },
  order_for_you: {
    title: 'ご注文 {{order_no}} を承りました',
    text: 'お電話でのご依頼により、「{{goods_name}}」（{{price}}）の注文を作成しました。内容をご確認のうえ、{{until}} までにお支払いください。お支払いがない場合は自動的に取り消されます。',
  },
  payment_reminder: {
    title: '注文 {{order_no}} のお支払いのお願い',
    text: '注文 {{order_no}}（{{goods_name}}、{{price}}）のお支払いがまだ確認できません。{{until}} までにお支払いください。',
  },
  refund_moved: {
    title: '注文 {{order_no}} の返金',
    text: '注文 {{order_no}} の返金に動きがありました。注文を開いて、結果とやり取りをご確認ください。',
  },
  refund_waits: {
    title: '返金への対応が必要です',
    text: '注文 {{order_no}} の購入者が返金への回答を待っています。期限を過ぎると運営が対応します。',
  },
  refund_told: {
    title: '注文 {{order_no}} の返金',
    text: '注文 {{order_no}} の返金に動きがありました。結果とやり取りをご確認ください。',
  },
  refund_escalated: {
    title: '返金の裁定が必要です',
    text: '注文 {{order_no}} の返金は、購入者と店舗の間で解決しませんでした。裁定をお願いします。',
  },
  refund_failed: {
    title: '返金の支払いに失敗しました',
    text: '注文 {{order_no}} の返金が決済会社に拒否されました。再実行するか、購入者の残高へ返金してください。',
  },
  freight_credited: {
    title: '注文 {{order_no}} の送料を残高に返金しました',
    text: '注文 {{order_no}} の送料はカードへ返金できなかったため、残高に返金しました。',
  },
  payment_default: {
    title: '注文 {{order_no}} はキャンセルされました',
    text: '注文 {{order_no}}（{{goods_name}}）は期限までにお支払いがなかったため、キャンセルされました。保証金がある場合は没収となり、解決するまで入札できません。',
  },
  lot_given_up: {
    title: '落札を辞退しました（注文 {{order_no}}）',
    text: '{{goods_name}} の落札を辞退したため、注文 {{order_no}} はキャンセルされました。辞退は未払いと同じ扱いです。保証金は没収となり、解決するまで入札できません。',
  },
  order_lapsed: {
    title: '注文{{order_no}}はキャンセルされました',
    text: '{{goods_name}}の注文{{order_no}}は期限までにお支払いがなかったため、キャンセルされました。',
  },
  order_cancelled: {
    title: '注文{{order_no}}はキャンセルされました',
    text: '出品者が{{goods_name}}の注文{{order_no}}をキャンセルしました。理由：{{reason}}',
  },
  second_chance: {
    title: '次点購入のご案内：{{goods_name}}',
    text: '「{{goods_name}}」の落札者からお支払いがありませんでした。{{until}} までに承諾いただければ、{{price}} でご購入いただけます。',
  },
  seller_sold: {
    title: '落札されました：{{goods_name}}',
    text: '出品された「{{goods_name}}」が {{price}} で落札され、注文が作成されました。お支払いがあり次第お知らせします。',
  },
  seller_unsold: {
    title: '落札者なし：{{goods_name}}',
    text: '出品された「{{goods_name}}」のオークションは、落札者のないまま終了しました。再出品できます。',
  },
  seller_reserve_missed: {
    title: 'ご判断ください：{{goods_name}}',
    text: '「{{goods_name}}」の最高入札額は {{price}} で、最低落札価格を下回っています。{{until}} まで承諾できます。',
  },
  seller_cancelled: {
    title: '出品オークション中止：{{goods_name}}',
    text: '「{{goods_name}}」のオークションは中止されました。理由：{{reason}}',
  },
  seller_defaulted: {
    title: '落札者の未払い：{{goods_name}}',
    text: '注文 {{order_no}}（{{goods_name}}）は期限までにお支払いがなく、キャンセルされました。次点の入札者に購入を提案できます。',
  },
  seller_given_up: {
    title: '落札者の辞退：{{goods_name}}',
    text: '落札者が注文 {{order_no}}（{{goods_name}}）を辞退し、注文はキャンセルされました。次点の入札者に購入を提案できます。',
  },
  company_certified: {
    title: '企業認証が完了しました：{{company_name}}',
    text: '「{{company_name}}」の認証が完了しました。有効期限は {{until}} です。出品が許可され次第、商品を出品できます。',
  },
  company_refused: {
    title: '企業認証が承認されませんでした：{{company_name}}',
    text: '「{{company_name}}」の書類は承認されませんでした。理由：{{reason}}。内容を修正して再提出できます。',
  },
  company_submitted: {
    title: '審査待ち：{{company_name}}',
    text: '「{{company_name}}」から新しい認証書類が提出されました。審査してください。',
  },
  company_expiring: {
    title: '認証期限まであと {{days}} 日：{{company_name}}',
    text: '「{{company_name}}」の認証は {{until}} に期限を迎えます。販売を続けるため、最新の書類を早めにご提出ください。',
  },
  company_expired: {
    title: '認証の期限が切れました：{{company_name}}',
    text: '「{{company_name}}」の認証期限が切れ、商品の販売表示は停止しました。入札のあるオークションは終了時刻まで続き、進行中の注文も継続します。更新するには最新の書類をご提出ください。',
  },
  company_disabled: {
    title: '店舗の利用が停止されました：{{company_name}}',
    text: '運営により「{{company_name}}」の利用が停止されました。理由：{{reason}}。商品の販売表示は停止し、開催中のオークションは中止されます。進行中の注文とお支払いは継続します。',
  },
  company_lots_run_on: {
    title: 'オークションは続きます：{{company_name}}',
    text: '「{{company_name}}」の認証期限が切れましたが、開催中のオークションのうち {{count}} 件に入札があります。これらは終了時刻まで続きます。認証が更新されるまで、ほかの商品は販売されません。',
  },
  feedback_replied: {
    title: 'ご意見に回答しました',
    text: '{{words}}',
  },
  feedback_received: {
    title: '{{who}} さんからのご意見',
    text: '{{words}}',
  },
  message_received: {
    title: '{{who}} さんからの伝言',
    text: '{{words}}',
  },
  export_finished: {
    title: 'エクスポートが完了しました',
    text: 'ファイルは7日間、ここからダウンロードできます。',
  },
  export_failed: {
    title: 'エクスポートに失敗しました',
    text: 'ファイルは作成されませんでした。もう一度お試しください。繰り返す場合は件数を減らしてください。',
  },
  bargain_offered: {
    title: '新しい価格提示：{{goods_name}}',
    text: '{{who}}さんが{{goods_name}}に{{price}}を提示しました。{{until}}までに承諾、再提示、または辞退してください。',
  },
  bargain_countered: {
    title: '出品者からの再提示：{{goods_name}}',
    text: '出品者が{{goods_name}}に{{price}}を提示しました。{{until}}までにご返答ください。',
  },
  bargain_agreed: {
    title: '価格に合意しました：{{goods_name}}',
    text: '{{goods_name}}の価格は{{price}}で合意しました。購入者は{{until}}までこの価格で注文できます。',
  },
  bargain_declined: {
    title: '価格交渉は不成立でした：{{goods_name}}',
    text: '{{goods_name}}への提示額{{price}}は承諾されませんでした。',
  },
  bargain_withdrawn: {
    title: '提示が取り下げられました：{{goods_name}}',
    text: '{{who}}さんが{{goods_name}}への提示を取り下げました。',
  },
  bargain_expired: {
    title: '価格交渉の期限切れ：{{goods_name}}',
    text: '{{goods_name}}の価格交渉（{{price}}）は期限までにまとまりませんでした。',
  },
  bargain_void: {
    title: '価格交渉は無効になりました：{{goods_name}}',
    text: '{{goods_name}}は交渉価格で購入できなくなったため、この交渉は終了しました。',
  },
  reservation_received: {
    title: '確認待ちのビデオ内見：{{goods_name}}',
    text: '{{who}}さんが{{goods_name}}のビデオ内見（{{until}}）の料金を支払いました。24時間以内、かつ開始1時間前までに確認してください。',
  },
  reservation_booked: {
    title: 'ビデオ内見の予約確定：{{goods_name}}',
    text: '{{goods_name}}のビデオ内見（{{until}}）の予約が確定しました。',
  },
  reservation_moved: {
    title: 'ビデオ内見の日時変更：{{goods_name}}',
    text: '{{goods_name}}のビデオ内見は{{until}}に変更されました。',
  },
  reservation_refused: {
    title: 'ビデオ内見の中止：{{goods_name}}',
    text: '{{goods_name}}のビデオ内見（{{until}}）は行われません。理由：{{reason}}。料金は全額返金します。',
  },
  reservation_unanswered: {
    title: 'ビデオ内見は未確認のまま終了：{{goods_name}}',
    text: '{{goods_name}}のビデオ内見（{{until}}）は期限までに確認されませんでした。料金は全額返金します。',
  },
  reservation_refunded: {
    title: 'ビデオ内見料金の返金：{{goods_name}}',
    text: '{{goods_name}}のビデオ内見料金{{price}}を返金しました。',
  },
  reservation_unpaid: {
    title: 'ビデオ内見の支払期限切れ：{{goods_name}}',
    text: '{{goods_name}}の枠（{{until}}）は15分以内に支払われなかったため解放されました。',
  },
  order_paid: {
    title: '注文 {{order_no}} の支払いがありました',
    text: '{{who}} 様が注文 {{order_no}}（{{goods_name}}、{{price}}）を支払いました。14日以内に発送してください。',
  },
  order_freight_asked: {
    title: '注文{{order_no}}の送料をお支払いください',
    text: '出品者が注文{{order_no}}「{{goods_name}}」の送料を請求しました。7日以内にお支払いまたはお断りください。期限を過ぎると、お支払い済みの金額をすべて返金します。',
  },
  order_freight_settled: {
    title: '注文{{order_no}}の送料が確定しました',
    text: '注文{{order_no}}「{{goods_name}}」は発送待ちです。',
  },
  order_shipped: {
    title: '注文 {{order_no}} が発送されました',
    text: '{{goods_name}} が発送されました。届いたら受取を確認してください。14日を過ぎると受取済みとみなされます。',
  },
  order_sent_in_part: {
    title: '注文 {{order_no}} の一部が発送されました',
    text: '注文 {{order_no}} の商品の一部が発送されました：{{words}}。残りは別途発送されます。',
  },
  parcel_delivered: {
    title: '注文 {{order_no}} の荷物が配達されました',
    text: '配送業者によると、荷物は配達済みです：{{words}}。すべて届いたら受取を確認してください。',
  },
  parcel_back: {
    title: '注文 {{order_no}} の荷物が返送されました',
    text: '荷物をお届けできず、出品者に返送されました：{{words}}。お届け先をご確認ください。出品者が再発送するか、対応をご相談します。',
  },
  parcel_back_desk: {
    title: '注文 {{order_no}} の荷物が返送されました',
    text: '{{who}} 様宛ての荷物が返送されました：{{words}}。注文は発送待ちに戻り、自動では受取完了になりません。',
  },
  order_received: {
    title: '注文 {{order_no}} が受け取られました',
    text: '注文{{order_no}}の{{goods_name}}は受取済みになりました。7日以内に返金の申請がなければ、販売手数料を差し引いた売上金が残高に入ります。',
  },
  order_ship_reminder: {
    title: '注文 {{order_no}} を発送してください',
    text: '注文 {{order_no}}（{{goods_name}}）は支払い済みですが、まだ発送されていません。',
  },
  order_unshipped: {
    title: '注文 {{order_no}} は期限内に発送されませんでした',
    text: '{{goods_name}} が支払い後14日以内に発送されなかったため、購入者に全額返金し、注文を終了しました。',
  },
  order_part_unshipped: {
    title: '注文 {{order_no}} の一部が発送されませんでした',
    text: '注文 {{order_no}} は14日間続きの発送がなかったため、未発送分の代金を購入者に返金しました。残りの発送は不要です。',
  },
  merchant_marked: {
    title: '未発送の記録：注文 {{order_no}}',
    text: '注文 {{order_no}} は、14日以内に発送されなかった注文として貴社の記録に加えられました（累計 {{count}} 件）。この件数は運営も確認します。',
  },
  evaluation_received: {
    title: '新しい評価：{{goods_name}}',
    text: '{{who}}さんが{{goods_name}}に5点満点中{{count}}点の評価を付けました：{{words}}',
  },
  evaluation_replied: {
    title: '評価に返答がありました：{{goods_name}}',
    text: '{{words}}',
  },
  evaluation_hidden: {
    title: '評価が非表示になりました：{{goods_name}}',
    text: '{{goods_name}}への評価はショップに表示されなくなりました。理由：{{reason}}',
  },
  saved_search_matched: {
    title: '「{{words}}」に新着があります',
    text: '保存した検索「{{words}}」に新着が{{count}}件あります。最新は{{goods_name}}です。',
  },
  question_received: {
    title: '「{{goods_name}}」への質問',
    text: '{{who}}さんからの質問：{{words}}',
  },
  question_answered: {
    title: '質問に回答がありました：{{goods_name}}',
    text: '{{words}}',
  },
  goods_arrived: {
    title: '入荷しました：{{goods_name}}',
    text: '入荷をお待ちだった「{{goods_name}}」の販売が始まりました。',
  },
  goods_submitted: {
    title: '審査待ち：{{goods_name}}',
    text: '{{goods_name}}が審査を待っています。',
  },
  goods_approved: {
    title: '審査通過：{{goods_name}}',
    text: '{{goods_name}}は審査を通過しました。すでに公開中です。公開日時を指定した商品はその日時に公開されます。',
  },
  goods_rejected: {
    title: '審査で差し戻し：{{goods_name}}',
    text: '{{goods_name}}は審査を通過しませんでした。理由：{{reason}}。修正して再度申請できます。',
  },
  licence_submitted: {
    title: '許可・届出の審査待ち：{{company_name}}',
    text: '「{{company_name}}」の許可・届出 {{words}} が審査を待っています。',
  },
  licence_approved: {
    title: '許可・届出が承認されました：{{words}}',
    text: '「{{company_name}}」の許可・届出 {{words}} が承認されました。商品とともに買い手に表示されます。',
  },
  licence_rejected: {
    title: '許可・届出が差し戻されました：{{words}}',
    text: '「{{company_name}}」の許可・届出 {{words}} は承認されませんでした。理由：{{reason}}。修正して再提出できます。',
  },
  licence_ending: {
    title: '許可・届出の期限は {{day}} です：{{words}}',
    text: '「{{company_name}}」の許可・届出 {{words}} は {{day}} に期限を迎えます（残り {{days}} 日）。有効な許可・届出を表示し続けるため、お早めに更新を登録してください。',
  },
  licence_ended: {
    title: '許可・届出の期限が切れました：{{words}}',
    text: '「{{company_name}}」の許可・届出 {{words}} は {{day}} に期限が切れ、買い手に表示されなくなりました。更新を登録してください。',
  },
  stock_submitted: {
    title: '審査待ちの伝票：{{words}}',
    text: '{{who}} さんが {{words}}（{{goods_name}}）を申請しました。審査をお待ちしています。',
  },
  stock_approved: {
    title: '承認済み：{{words}}',
    text: '{{words}}（{{goods_name}}）が承認され、在庫に反映されました。',
  },
  stock_rejected: {
    title: '却下：{{words}}',
    text: '{{words}}（{{goods_name}}）は却下されました。理由：{{reason}}。在庫は変わっていません。',
  },
  stock_low: {
    title: '在庫僅少：{{goods_name}}',
    text: '「{{words}}」の {{goods_name}} は残り {{count}} 点です。',
  },
  notice_silent: {
    title: '回答がありません：{{words}}',
    text: '{{goods_name}}（{{words}}）の中古機器の通知に、{{who}}からの回答がありません。通知を再送しました。ルールで必要な場合、回答を登録するまで発送できません。',
  },
  stock_recall: {
    title: '回収のお知らせ：{{words}}',
    text: '{{who}}の「{{words}}」が回収の対象になりました。在庫・出荷済み・出品中の対象品は {{count}} 点です。回収が終了するまで販売できません。対応内容をご確認のうえ、確認の登録をお願いいたします。',
  },
  lot_recalled: {
    title: 'オークション中の商品が回収対象になりました：{{goods_name}}',
    text: '「{{goods_name}}」は「{{words}}」の回収対象です。回収が終了するまで、どなたも入札できません。オークションを取り消すかどうかをご判断ください。',
  },
  bought_recall: {
    title: '回収のお知らせ：{{words}}',
    text: '{{who}}の「{{words}}」が回収の対象になりました。ご購入品：{{goods_name}}。使用を中止し、販売店へご連絡ください。対応内容：{{reason}}',
  },
  stock_count_expired: {
    title: '棚卸の自動取消：{{words}}',
    text: '倉庫「{{who}}」の棚卸 {{words}} は {{days}} 日間終了しなかったため、取り消されました。在庫は変わっていません。',
  },
  allocation_approved: {
    title: '承認済み：{{words}}',
    text: '{{words}}（{{goods_name}}）が承認されました。在庫は引き当て済みで、発送できます。',
  },
  allocation_short: {
    title: '一部未着：{{words}}',
    text: '{{words}}（{{goods_name}}）のうち {{count}} 点が届いておらず、移動中のままです。',
  },
  bill_issued: {
    title: '{{words}}分の月次請求：{{price}}',
    text: '{{words}}分のご請求額は{{price}}です。{{until}}までにお支払いください。',
  },
  bill_overdue: {
    title: '{{words}}分の月次請求が支払期限を過ぎています',
    text: '{{words}}分の{{price}}は{{until}}がお支払期限でした。お支払いが済むまで、月次払いはご利用いただけません。',
  },
  bill_unpaid: {
    title: '月次請求の未払い：{{who}}、{{words}}分',
    text: '{{who}}の{{words}}分{{price}}（期限{{until}}）が支払われていません。',
  },
  opening_import_done: {
    title: '期首在庫の取込完了：{{words}}',
    text: '{{words}} の全 {{count}} 行が審査待ちの入庫伝票になりました。',
  },
  opening_import_failed: {
    title: '期首在庫の取込に失敗しました：{{words}}',
    text: '{{words}} からは何も取り込まれていません。シートを再送信すると原因を確認して続けられます。',
  },
  goods_import_done: {
    title: 'インポート完了：{{words}}',
    text: '{{words}} をすべて取り込みました（{{count}} 行）。',
  },
  goods_import_partly: {
    title: '一部を取り込みました：{{words}}',
    text: '{{words}} の {{count}} 行は取り込まれませんでした。理由はインポート結果で行ごとに確認できます。',
  },
  goods_import_failed: {
    title: 'インポートに失敗しました：{{words}}',
    text: '{{words}} を最後まで取り込めませんでした。取り込み済みの分はそのまま残ります。インポートを開くと残りを続けられます。',
  },
  goods_forced_off: {
    title: '非公開になりました：{{goods_name}}',
    text: '運営が{{goods_name}}を非公開にしました。理由：{{reason}}',
  },
  withdrawal_submitted: {
    title: '出金の審査待ち：{{words}}',
    text: '{{who}}さんが{{price}}の出金を申請しました（{{words}}）。審査をお願いします。',
  },
  withdrawal_approved: {
    title: '出金が承認されました：{{words}}',
    text: '出金{{words}}（{{price}}）が承認されました。まもなく振り込まれます。',
  },
  withdrawal_rejected: {
    title: '出金が却下されました：{{words}}',
    text: '出金{{words}}（{{price}}）は却下されました。理由：{{reason}}。金額は残高に戻りました。',
  },
  withdrawal_paid: {
    title: '振込が完了しました：{{words}}',
    text: '出金{{words}}（{{price}}）をご登録の銀行口座に振り込みました。',
  },
  withdrawal_failed: {
    title: '振込に失敗しました：{{words}}',
    text: '{{words}}（{{price}}）の振込が銀行で受け付けられませんでした。理由：{{reason}}。金額は凍結されたままです。銀行口座をご確認ください。',
  },
  withdrawal_returned: {
    title: '出金が残高に戻されました：{{words}}',
    text: '出金{{words}}は取りやめとなりました。理由：{{reason}}。{{price}}は残高に戻りました。',
  },
  withdrawal_overdue: {
    title: '振込の記録が遅れています：{{words}}',
    text: '{{words}}（{{price}}）の振込が7日以内に記録されていません。銀行にご確認ください。',
  },
  remittance_waits: {
    title: '入金確認のお願い：{{words}}',
    text: '{{who}} さんが {{words}} の {{price}} を振り込み、明細を送りました。着金をご確認ください。',
  },
  remittance_overdue: {
    title: '入金が未確認です：{{words}}',
    text: '{{words}} の振込 {{price}} が3日以上確認されていません。確認されるまで手続きは進みません。',
  },
  remittance_confirmed: {
    title: 'ご入金を確認しました：{{words}}',
    text: '{{words}} の {{price}} のお振込を確認し、お支払いが完了しました。',
  },
  remittance_rejected: {
    title: 'ご入金を確認できません：{{words}}',
    text: '{{words}} の {{price}} のお振込を確認できませんでした。理由：{{reason}}。24時間以上の猶予がありますので、改めてお支払いください。',
  },
  remittance_credited: {
    title: 'ご入金を残高に加算しました：{{words}}',
    text: '{{words}} へのご入金は請求額と異なるため、残高に加算しました。理由：{{reason}}。24時間以上の猶予がありますので、改めてお支払いください。',
  },
  transfer_submitted: {
    title: '売上送金の確認待ち：{{words}}',
    text: '{{who}}：注文{{words}}の売上{{price}}が手動で追加されました。別の担当者の承認が必要です。',
  },
  transfer_stopped_long: {
    title: '売上送金が30日間保留中：{{words}}',
    text: '注文{{words}}の売上（{{price}}）が30日間保留されています。精算するか、購入者へ返金してください。',
  },
  transfer_made: {
    title: '売上をお預かりしました：{{words}}',
    text: '注文{{words}}の受け取りが確認されました。手数料を差し引いた{{price}}は、受け取りから7日後に残高へ入ります。',
  },
  transfer_released: {
    title: '売上を精算しました：{{words}}',
    text: '注文{{words}}の売上{{price}}が残高に入りました。',
  },
  transfer_stopped: {
    title: '売上が保留されました：{{words}}',
    text: '注文{{words}}の売上{{price}}が保留されました。理由：{{reason}}。金額は凍結されたままです。',
  },
  transfer_returned: {
    title: '売上が返金されました：{{words}}',
    text: '注文{{words}}は全額返金となりました。{{price}}は購入者に返金され、手数料も取り消されました。',
  },
  recharge_credited: {
    title: '残高に加算しました：{{words}}',
    text: 'お振り込みいただいた {{price}} の入金を確認し、チャージ {{words}} として残高に加算しました。',
  },
  parked_waits: {
    title: '保留中の入金：{{words}}',
    text: '{{who}} の決済 {{words}} で {{price}} の入金がありましたが、請求内容と一致しません。残高への加算または返金を行ってください。',
  },
  parked_credited: {
    title: '残高に加算しました：{{words}}',
    text: '決済 {{words}} は請求内容と一致しなかったため、入金された {{price}} を残高に加算しました。',
  },
  parked_returned: {
    title: '返金しました：{{words}}',
    text: '決済 {{words}} はお支払いに充当できなかったため、{{price}} を返金しました。',
  },
  voucher_submitted: {
    title: '振替伝票の審査待ち：{{words}}',
    text: '{{who}}が{{price}}の振替伝票を申請しました。別の担当者の承認が必要です。',
  },
  voucher_approved: {
    title: '振替伝票を記帳しました：{{words}}',
    text: '申請された{{price}}の振替伝票が承認され、記帳されました。',
  },
  voucher_rejected: {
    title: '振替伝票が却下されました：{{words}}',
    text: '申請された{{price}}の振替伝票は却下されました。理由：{{reason}}。記帳はされていません。',
  },
  write_off_submitted: {
    title: '貸倒処理の審査待ち：{{words}}',
    text: '{{who}}が{{price}}の請求の貸倒処理を申請しました。別の担当者の承認が必要です。',
  },
  write_off_approved: {
    title: '貸倒処理を計上しました：{{words}}',
    text: '申請された{{price}}の貸倒処理が承認され、損失として計上されました。',
  },
  write_off_rejected: {
    title: '貸倒処理が却下されました：{{words}}',
    text: '申請された{{price}}の貸倒処理は却下されました。理由：{{reason}}。請求はそのまま残ります。',
  },
  exchange_submitted: {
    title: '両替の審査待ち：{{words}}',
    text: '{{who}}が{{price}}から{{bought}}への両替を申請しました。別の担当者の承認が必要です。',
  },
  exchange_approved: {
    title: '両替を記帳しました：{{words}}',
    text: '申請された{{price}}から{{bought}}への両替が承認され、記帳されました。',
  },
  exchange_rejected: {
    title: '両替が却下されました：{{words}}',
    text: '申請された{{price}}から{{bought}}への両替は却下されました。理由：{{reason}}。資金は動いていません。',
  },
  exchange_booked: {
    title: '残高を両替しました：{{words}}',
    text: '残高の{{price}}を{{bought}}に両替しました。増減とレートは残高明細で確認できます。',
  },
  reconciliation_differs: {
    title: '{{words}} の照合に差異があります',
    text: '{{words}} に帳簿と一致しない金額が{{count}}件あります。確認して説明を入力してください。',
  },
};
