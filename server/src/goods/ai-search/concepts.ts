import type { LocalizedText } from '../../platform/database/localized.js';

/** Words of one meaning in three languages; the first of each language is how a reader is shown it. */
export interface Concept {
  code: string;
  label: LocalizedText;
  terms: readonly string[];
}

const concept = (code: string, c: string, e: string, j: string): Concept => {
  const [zh, en, ja] = [c, e, j].map((words) => words.split('|'));
  const first = (words: string[] | undefined): string => words?.[0] ?? '';
  const terms = [...new Set([...(zh ?? []), ...(en ?? []), ...(ja ?? [])])];
  return { code, label: { c: first(zh), e: first(en), j: first(ja) }, terms };
};

/** Kinds of devices. One that a category is named after means the category. */
export const DEVICES: readonly Concept[] = [
  concept(
    'fundus-camera',
    '眼底相机|眼底照相机|眼底摄影仪|眼底成像',
    'fundus camera|retinal camera|retina camera|fundus photography',
    '眼底カメラ|眼底撮影装置|眼底写真',
  ),
  concept(
    'oct',
    'OCT|光学相干断层扫描|光学相干断层扫描仪|相干断层',
    'OCT|optical coherence tomography|optical coherence tomograph|OCT scanner|OCT machine',
    'OCT|光干渉断層計|光干渉断層撮影',
  ),
  concept(
    'slit-lamp',
    '裂隙灯|裂隙灯显微镜',
    'slit lamp|slit lamp microscope|biomicroscope',
    '細隙灯|スリットランプ|細隙灯顕微鏡|細隙燈',
  ),
  concept(
    'laser',
    '激光|激光器|眼科激光|激光治疗仪|激光治疗机|激光机',
    'laser|laser system|ophthalmic laser',
    'レーザー|レーザ|レーザー装置|眼科用レーザー',
  ),
  concept(
    'phaco',
    '超声乳化仪|超声乳化|超乳仪|白内障手术设备|白内障超乳|白内障手术机',
    'phaco|phacoemulsification|phaco machine|phaco system|phaco unit|phacoemulsifier|cataract surgery system|cataract machine|cataract system',
    '白内障手術装置|超音波白内障手術装置|超音波乳化装置|フェイコ|白内障装置|超音波乳化吸引装置',
  ),
  concept(
    'operating-microscope',
    '手术显微镜|眼科手术显微镜',
    'operating microscope|surgical microscope|operation microscope|surgery microscope',
    '手術顕微鏡|手術用顕微鏡|眼科手術顕微鏡',
  ),
  concept(
    'tonometer',
    '眼压计|眼压仪|眼压测量仪|非接触眼压计|非接触式眼压计',
    'tonometer|non-contact tonometer|NCT|air puff tonometer',
    '眼圧計|トノメーター|ノンコンタクトトノメーター|トノメータ|非接触眼圧計',
  ),
  concept(
    'ref-keratometer',
    '电脑验光角膜曲率仪|电脑验光仪|验光曲率仪|自动验光仪|角膜曲率仪|电脑验光',
    'auto ref-keratometer|auto refractometer|autorefractor|auto refractor|auto refractor-keratometer|refractor-keratometer|autorefractor keratometer|auto kerato-refractometer|ref-keratometer|auto refkeratometer|keratometer|autoref',
    'オートレフケラトメーター|オートレフ|オートレフラクトメーター|レフケラ|オートレフケラト|ケラトメーター',
  ),
  concept(
    'biometer',
    '光学生物测量仪|眼轴测量仪|生物测量仪|眼轴长测量|人工晶体测量仪',
    'optical biometer|biometer|axial length meter|biometry',
    '光学式眼軸長測定装置|眼軸長測定装置|眼軸長測定|眼軸長計|バイオメーター|眼軸長',
  ),
  concept(
    'specular-microscope',
    '角膜内皮显微镜|角膜内皮镜|角膜内皮细胞计数仪|内皮显微镜',
    'specular microscope|endothelial microscope|endothelium microscope|endothelial cell counter',
    'スペキュラーマイクロスコープ|スペキュラー|角膜内皮顕微鏡|角膜内皮細胞',
  ),
  concept(
    'phoropter',
    '综合验光仪|综合验光头',
    'phoropter|refractor head|vision tester',
    'レフラクター|フォロプター|自覚式屈折検査',
  ),
  concept(
    'lensmeter',
    '焦度计|全自动焦度计|查片仪',
    'lensmeter|lensometer|focimeter|vertometer|auto lensmeter',
    'レンズメーター|オートレンズメーター|レンズメータ',
  ),
  concept(
    'vision-chart',
    '视力表|液晶视力表|视标投影仪|投影视力表',
    'vision chart|eye chart|acuity chart|chart projector|LCD vision chart',
    '視力表|液晶視力表|視力計|視力検査表',
  ),
  concept(
    'instrument-unit',
    '检查椅|组合台|验光组合台|检查椅与组合台',
    'instrument unit|chair unit|refraction unit|examination chair|ophthalmic chair|chair and stand',
    '検査椅子|検査ユニット|ユニット|検眼ユニット',
  ),
  concept(
    'perimeter',
    '视野计|视野分析仪|视野检查仪|自动视野计',
    'perimeter|visual field analyser|visual field analyzer|visual field tester|field analyser|field analyzer|visual field',
    '視野計|自動視野計|視野検査|ペリメーター',
  ),
  concept(
    'trial-lens-set',
    '验光镜片箱|镜片箱|试镜片|试镜箱',
    'trial lens set|trial lens|trial lens case|test lens set',
    '検眼レンズセット|検眼レンズ|トライアルレンズ',
  ),
  concept('probe', '探头', 'probe|transducer', 'プローブ|探触子'),
  concept(
    'lamp',
    '灯泡',
    'bulb|lamp bulb|spare lamp|replacement lamp|spare bulb',
    'ランプ|電球|バルブ|交換ランプ',
  ),
  concept('foot-pedal', '脚踏开关|脚踏', 'foot pedal|foot switch|footswitch', 'フットスイッチ|フットペダル'),
  concept(
    'handpiece',
    '手柄|超声乳化手柄|超乳手柄',
    'handpiece|phaco handpiece|ultrasound handpiece',
    'ハンドピース|USハンドピース',
  ),
  concept(
    'gonio-lens',
    '房角镜|三面镜|三面房角镜|前房角镜',
    'gonio lens|gonioscope|gonioscopy lens|three-mirror lens|three mirror',
    '隅角鏡|三面鏡|ゴニオレンズ|スリーミラー',
  ),
  concept('lens', '镜片|透镜|检眼镜镜片', 'lens|condensing lens', 'レンズ|倒像鏡レンズ|集光レンズ'),
  concept(
    'ultrasound',
    '眼科A/B超|A/B超|眼科超声|AB超|眼科B超',
    'ophthalmic ultrasound|A/B-scan|A-scan|eye ultrasound|ultrasound scanner',
    '眼科用超音波診断装置|超音波診断装置|Aモード|A/Bモード',
  ),
  concept(
    'patient-monitor',
    '病人监护仪|监护仪|心电监护仪|生命体征监护仪',
    'patient monitor|vital signs monitor|bedside monitor',
    '生体情報モニター|ベッドサイドモニター|患者モニター|生体モニター',
  ),
  concept(
    'steriliser',
    '灭菌器|高压蒸汽灭菌器|高压灭菌器|消毒锅|高压锅|灭菌锅',
    'steriliser|sterilizer|autoclave|steam steriliser|steam sterilizer',
    '滅菌器|高圧蒸気滅菌器|オートクレーブ',
  ),
  concept(
    'syringe-pump',
    '微量注射泵|注射泵|输液泵',
    'syringe pump|infusion pump',
    'シリンジポンプ|輸液ポンプ|微量注入ポンプ',
  ),
  concept('centrifuge', '离心机|台式离心机', 'centrifuge', '遠心機|遠心分離機|卓上遠心機'),
  concept(
    'suction-unit',
    '吸引器|电动吸引器|负压吸引器',
    'suction unit|suction pump|aspirator|suction machine',
    '吸引器|電動吸引器|吸引機',
  ),
  concept(
    'examination-lamp',
    '手术辅助灯|检查灯|移动式手术灯|手术灯|无影灯',
    'examination lamp|examination light|surgical light|operating light|exam light',
    '診察灯|検査灯|無影灯|手術灯',
  ),
];

/** What a device has or can do. */
export const FEATURES: readonly Concept[] = [
  concept(
    'angiography',
    '血管造影|造影|血流成像|血流|荧光造影|眼底荧光',
    'angiography|OCT angiography|OCTA|OCT-A|angio|angiogram|fluorescein angiography|flow imaging|retinal flow',
    'アンギオグラフィー|アンギオ|血管造影|アンジオ|OCTアンギオグラフィー|蛍光造影|血流解析|網膜血流',
  ),
  concept(
    'swept-source',
    '扫频|扫频源|扫频光源',
    'swept source|swept-source',
    'スウェプトソース|波長掃引|スエプトソース',
  ),
  concept(
    'spectral-domain',
    '频域|谱域',
    'spectral domain|spectral-domain|fourier domain|SD-OCT',
    'スペクトラルドメイン|フーリエドメイン',
  ),
  concept(
    'non-mydriatic',
    '免散瞳|无散瞳|不用散瞳|不需要散瞳|免扩瞳',
    'non-mydriatic|nonmydriatic|non mydriatic|without dilation|no dilation|undilated',
    '無散瞳|散瞳なし|散瞳不要',
  ),
  concept(
    'hand-held',
    '手持|手持式|便携手持',
    'hand-held|handheld|hand held',
    '手持ち|ハンディ|ハンドヘルド|手持',
  ),
  concept('portable', '便携|便携式', 'portable|compact', 'ポータブル|小型|携帯型|コンパクト'),
  concept(
    'wide-field',
    '广角|超广角|广域',
    'wide-field|widefield|ultra-wide-field|ultra-widefield|wide field|ultra wide field|wide angle|wide-angle|UWF',
    '広角|超広角|広画角|広視野',
  ),
  concept(
    'photocoagulation',
    '光凝|光凝仪|视网膜光凝|多点扫描光凝',
    'photocoagulation|photocoagulator|retinal photocoagulation|coagulator',
    '光凝固|網膜光凝固|光凝固装置|網膜光凝固装置',
  ),
  concept('green', '绿光|绿激光|绿色', 'green|532 nm|532nm', 'グリーン|緑色|緑レーザー|グリーンレーザー'),
  concept(
    'yellow',
    '黄光|黄激光|黄色',
    'yellow|577 nm|577nm',
    'イエロー|黄色レーザー|イエローレーザー|黄レーザー',
  ),
  concept('yag', 'YAG|Nd:YAG|YAG激光', 'YAG|Nd:YAG|YAG laser', 'YAG|Nd:YAG|ヤグ|YAGレーザー|ヤグレーザー'),
  concept('slt', 'SLT', 'SLT|selective laser trabeculoplasty', 'SLT|選択的レーザー線維柱帯形成'),
  concept(
    'pattern-scan',
    '多点扫描|图形扫描',
    'pattern scan|pattern scanning|pattern laser|multispot',
    'パターンスキャン|パターンレーザー|マルチスポット',
  ),
  concept('micropulse', '微脉冲', 'micropulse|subthreshold', 'マイクロパルス|閾値下'),
  concept('digital', '数码|数字', 'digital', 'デジタル'),
  concept(
    'camera',
    '摄像|摄像头|带摄像|照相',
    'with camera|camera system|video camera|photo',
    'カメラ付|カメラ付き|写真撮影|カメラ内蔵',
  ),
  concept(
    'automatic',
    '全自动|自动',
    'fully automatic|automatic|full auto|auto alignment',
    '全自動|フルオート|オートアライメント',
  ),
  concept('manual', '手动', 'manual', '手動|マニュアル式'),
  concept(
    'touch-screen',
    '触摸屏|触屏',
    'touch screen|touchscreen|touch panel',
    'タッチパネル|タッチスクリーン',
  ),
  concept('dicom', 'DICOM', 'DICOM|PACS', 'DICOM'),
  concept('wifi', 'Wi-Fi|无线', 'Wi-Fi|wifi|wireless', 'Wi-Fi|無線|ワイヤレス'),
  concept('warranty', '质保|保修', 'warranty|guarantee', '保証|保証付き|保証付'),
  concept(
    'refurbished',
    '翻新|检修|翻新机',
    'refurbished|reconditioned|serviced|overhauled',
    '整備済み|整備済|整備|オーバーホール|点検済み',
  ),
  concept(
    'motorised-table',
    '升降台|电动升降台',
    'motorised table|motorized table|electric table|lift table|instrument table',
    '電動光学台|光学台|昇降台|電動テーブル',
  ),
  concept('indirect', '间接检眼镜|间接', 'indirect ophthalmoscopy|indirect', '倒像鏡|倒像'),
  concept('b-scan', 'B超', 'B-scan|B scan|B-mode', 'Bモード|Bスキャン'),
  concept('glaucoma', '青光眼', 'glaucoma', '緑内障'),
  concept('macula', '黄斑', 'macula|macular', '黄斑'),
  concept('cornea', '角膜', 'cornea|corneal', '角膜'),
  concept('anterior', '前节|眼前节', 'anterior segment|anterior', '前眼部'),
  concept('retina', '视网膜', 'retina|retinal', '網膜'),
  concept(
    'eye-tracking',
    '眼球追踪|眼动追踪',
    'eye tracking|eye-tracking|eye tracker',
    '眼球トラッキング|アイトラッキング|トラッキング',
  ),
  concept(
    'never-used-on-patients',
    '样机|展示机',
    'demo unit|demo device|show device|demonstration unit|display model|ex-demo',
    'デモ機|展示機|展示品',
  ),
];
