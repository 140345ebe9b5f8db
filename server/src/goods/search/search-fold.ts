/**
 * How words and goods are made alike before they are compared: `search_fold` of the database, written out again here,
 * so that a search needs no question before its question. A test compares the two.
 */

/** Traditional Chinese and Japanese forms, then the simplified ones, in the same order. */
const VARIANTS =
  '機鏡検檢査圧壓層斷掃顕顯視網計測儀診療醫設備電動燈驗験術標準線維內聲圖図學攝摂廣広無鑷鉗針鍼銀鐵鉄鋼臺檯' +
  '車載頭鏈錶價価値舊產産國際麗東廠級類製単單雙両兩體個條環還進遠運選過達邊辺連輸輕軽轉転誤認語說説課調談請' +
  '證証識讀読變変讓購賣売買費資質貨責貼贈門間開関關閉陰陽隱雜雑難霧靜頂項順須頻題顏顔額願風飛館馬駆驅驚髮發' +
  '発鮮鳥麥黃黒點齒歯齡龍竜龜亀実實専專対對導將屬嶋島帯帶師幹庫庁廃廢張強弾彈復徳応應恵悪惡態慣憶懐戦戰戶戸' +
  '払抜択擇拡擴挙舉換揮損搖撃擊據拠擔數斉齊晝暫曉暁曇書會來樞栄榮桜櫻業極楽樂様樣構権權橫橋檔歐歩歲歳歴歷帰' +
  '歸殘殺毎気氣沢澤浄淨淺浜濱満滿漢滅溫潔潤濃瀬焼燒為爲熱營営爐狀獨獲現畫異當疊畳監盤盡眞確碼礎禮種稱穀積穏' +
  '穩競筆節範築簡糧紀約紅納純紙紋細終組経經結給絡絕絶統絵繪継繼続續綠緑綱綿緊総總練縁緣縣県縦縱縮績繊纖織罰' +
  '義習聖聞聴聽職脈脳腦脫腸膚臓臟臨與興舘艦藝荘莊華萬葉蔵薬藥蘭處処虛號蛍螢蟲衆眾衛衝補裏裡裝複見規覚覺覧覽' +
  '親観觀觸訂訊討訓記訪許評試詞詳該誌誠諸護譲豊豐貝負財貫販賞賢賴頼贏趙跡軌軍軟軸較輔輪輝轄辦辭農迴週遅遲遊' +
  '違適遺郵鄉郷鄰醤醬釈釋鈴鉛銅銘銷鋭錄録錢銭錦鍵鎖鎮鐘鑑鑒閥閣閲闘陣陸険險隊階隨離雲霊靈韓響頁飯飲飾養餘駅' +
  '駐騒騷髄魚鶏鷄鹽塩壊壞壱増墻壇夢奧奪妝婦孫寧寶寫寬尋屆岡崗嶺巖幣幾徑従從徵徴憲懸擬攪敵於時暦曆棄棟樓樹橢' +
  '楕欄歡歓殼殻毀氷決況沒沖涼渋澀湯溝滲滯漁漲潰澱濁濕濟済濾瀏灣煙煩燭爭牆犧犠猶獄獸瑪瓊畢畝癒癡盜盧瞼矯硏礙' +
  '礦鉱禍禪稅稲穫窩窮竊竪豎剤劑剣劍劃創勞労効勢區協衞卻厳嚴參叢員問喪嗎噴囑団團囲圍円圓園執場塊塗塵砲瞭縫絲' +
  '紗膠腫腎膽頸頚顎領頬頰顱骯髒麵鍋鋸錐錘鎳鎢鈦鈣鈉鉀銳鋁鏽閃隣輻軀詐誘諧譜貯賃贓凍凈別刪剛劇勵卽啓啟嘗壽奮' +
  '嬰孿宮峽幫廳擠攔敗晉暈桿檸氈渦熒爾牽狹瑩窯篩篤籠緩緯縛纏羅聯肅脹膩艙蓋蕩蝕蝦蠅蠟褲襯訴註詢誰諾謝譯訳豬賀' +
  '賓賠躍輯輩辯遞遼邏鄧鄭醜釘釣鈍鈕鋪錯鍍鍛鏟鑄鑰鑽閒闊闡陳隸雖雞飄騎鬆鬚鬥鯨鴨鵝鷹黨齣';
const SIMPLIFIED =
  '机镜检检查压压层断扫显显视网计测仪诊疗医设备电动灯验验术标准线维内声图图学摄摄广广无镊钳针针银铁铁钢台台' +
  '车载头链表价价值旧产产国际丽东厂级类制单单双两两体个条环还进远运选过达边边连输轻轻转转误认语说说课调谈请' +
  '证证识读读变变让购卖卖买费资质货责贴赠门间开关关闭阴阳隐杂杂难雾静顶项顺须频题颜颜额愿风飞馆马驱驱惊发发' +
  '发鲜鸟麦黄黑点齿齿龄龙龙龟龟实实专专对对导将属岛岛带带师干库厅废废张强弹弹复德应应惠恶恶态惯忆怀战战户户' +
  '拂拔择择扩扩举举换挥损摇击击据据担数齐齐昼暂晓晓昙书会来枢荣荣樱樱业极乐乐样样构权权横桥档欧步岁岁历历归' +
  '归残杀每气气泽泽净净浅滨滨满满汉灭温洁润浓濑烧烧为为热营营炉状独获现画异当叠叠监盘尽真确码础礼种称谷积稳' +
  '稳竞笔节范筑简粮纪约红纳纯纸纹细终组经经结给络绝绝统绘绘继继续续绿绿纲绵紧总总练缘缘县县纵纵缩绩纤纤织罚' +
  '义习圣闻听听职脉脑脑脱肠肤脏脏临与兴馆舰艺庄庄华万叶藏药药兰处处虚号萤萤虫众众卫冲补里里装复见规觉觉览览' +
  '亲观观触订讯讨训记访许评试词详该志诚诸护让丰丰贝负财贯贩赏贤赖赖赢赵迹轨军软轴较辅轮辉辖办辞农回周迟迟游' +
  '违适遗邮乡乡邻酱酱释释铃铅铜铭销锐录录钱钱锦键锁镇钟鉴鉴阀阁阅斗阵陆险险队阶随离云灵灵韩响页饭饮饰养余驿' +
  '驻骚骚髓鱼鸡鸡盐盐坏坏壹增墙坛梦奥夺妆妇孙宁宝写宽寻届冈岗岭岩币几径从从征征宪悬拟搅敌于时历历弃栋楼树椭' +
  '椭栏欢欢壳壳毁冰决况没冲凉涩涩汤沟渗滞渔涨溃淀浊湿济济滤浏湾烟烦烛争墙牺牺犹狱兽玛琼毕亩愈痴盗卢睑矫研碍' +
  '矿矿祸禅税稻获窝穷窃竖竖剂剂剑剑划创劳劳效势区协卫却严严参丛员问丧吗喷嘱团团围围圆圆园执场块涂尘炮了缝丝' +
  '纱胶肿肾胆颈颈颚领颊颊颅肮脏面锅锯锥锤镍钨钛钙钠钾锐铝锈闪邻辐躯诈诱谐谱贮赁赃冻净别删刚剧励即启启尝寿奋' +
  '婴孪宫峡帮厅挤拦败晋晕杆柠毡涡荧尔牵狭莹窑筛笃笼缓纬缚缠罗联肃胀腻舱盖荡蚀虾蝇蜡裤衬诉注询谁诺谢译译猪贺' +
  '宾赔跃辑辈辩递辽逻邓郑丑钉钓钝钮铺错镀锻铲铸钥钻闲阔阐陈隶虽鸡飘骑松须斗鲸鸭鹅鹰党出';

const KATAKANA_FIRST = 0x30a1;
const KATAKANA_LAST = 0x30f6;
const TO_HIRAGANA = 0x60;
/** Written or left out as one likes: コンピュータ and コンピューター. */
const LONG_VOWEL = 'ー';
/** Separators of words, as hyphens are in model numbers. */
const SEPARATORS = '-‐‑‒–—―−・·,;:/|()[]{}「」【】『』、。“”"\'';

const mapping = new Map<string, string>([
  ...[...VARIANTS].map((variant, index): [string, string] => [variant, SIMPLIFIED.charAt(index)]),
  ...[...SEPARATORS].map((separator): [string, string] => [separator, ' ']),
  [LONG_VOWEL, ''],
]);

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= KATAKANA_FIRST && code <= KATAKANA_LAST) return String.fromCharCode(code - TO_HIRAGANA);
  return mapping.get(character) ?? character;
}

/** Spaces, and the borders between ASCII words and others: `OCT用` becomes `oct 用`. */
const BREAKS = /\s+|(?<=[a-z0-9])(?=[\u{80}-\u{10ffff}])|(?<=[\u{80}-\u{10ffff}])(?=[a-z0-9])/gu;

/**
 * One form for what people write in several ways: full-width and half-width, katakana and hiragana, traditional,
 * Japanese and simplified characters, hyphens and other signs between words; words are parted by single spaces.
 */
export const searchFold = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].map(foldCharacter).join('').replace(BREAKS, ' ').trim();

/** A model number without its hyphens and spaces: `TRC-NW 8F` becomes `trcnw8f`. */
export const compacted = (folded: string): string => folded.replaceAll(' ', '');
