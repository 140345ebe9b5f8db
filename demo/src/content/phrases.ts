import type { DemoSpec } from './demo-goods.js';
import { same, t, type Text3 } from './text3.js';

/** Accessories of a device, in phrases that occur often. */
export const acc = {
  power: t('电源线', 'Power cable', '電源コード'),
  manual: t('使用说明书（日文）', 'Instruction manual (Japanese)', '取扱説明書（日本語）'),
  manualZh: t('使用说明书（中文）', 'Instruction manual (Chinese)', '取扱説明書（中国語）'),
  manualEn: t('使用说明书（英文）', 'Instruction manual (English)', '取扱説明書（英語）'),
  cover: t('防尘罩', 'Dust cover', 'ダストカバー'),
  chinPaper: t('下颌托纸一包', 'One pack of chin-rest paper', '顎台紙 1冊'),
  lensCap: t('物镜盖', 'Objective cap', '対物レンズキャップ'),
  lensCleaner: t('镜头清洁套装', 'Lens cleaning set', 'レンズクリーニングセット'),
  modelEye: t('校准用模拟眼', 'Calibration model eye', '校正用模型眼'),
  table: t('电动升降台', 'Motorised table', '電動光学台'),
  pc: t('已安装软件的电脑', 'Computer with the software installed', 'ソフトウェア導入済みPC'),
  license: t('软件加密狗', 'Software dongle', 'ソフトウェアドングル'),
  pedal: t('脚踏开关', 'Foot pedal', 'フットスイッチ'),
  bulb: t('备用灯泡', 'Spare lamp', '予備ランプ'),
  keys: t('钥匙两把', 'Two keys', 'キー 2本'),
  goggles: t('防护眼镜', 'Safety goggles', '保護メガネ'),
  case: t('原装收纳盒', 'Original case', '専用ケース'),
  report: t('检修报告', 'Inspection report', '点検報告書'),
  paper: t('打印纸两卷', 'Two rolls of printer paper', 'プリンタ用紙 2巻'),
  cloth: t('镜布', 'Lens cloth', 'レンズクロス'),
  charger: t('充电座', 'Charging cradle', '充電クレードル'),
  probe: t('探头', 'Probe', 'プローブ'),
} as const satisfies Record<string, Text3>;

const label = {
  principle: t('测量原理', 'Principle', '測定原理'),
  scanSpeed: t('扫描速度', 'Scan speed', 'スキャン速度'),
  axial: t('轴向分辨率', 'Axial resolution', '深さ方向分解能'),
  scanWidth: t('扫描范围', 'Scan width', 'スキャン幅'),
  field: t('视场角', 'Field of view', '画角'),
  pupil: t('最小瞳孔直径', 'Minimum pupil', '最小瞳孔径'),
  sensor: t('相机像素', 'Camera', 'カメラ画素数'),
  screen: t('显示屏', 'Screen', 'モニター'),
  focus: t('屈光补偿', 'Dioptre compensation', '視度補正'),
  interfaces: t('接口', 'Interfaces', 'インターフェース'),
  magnification: t('放大倍率', 'Magnification', '倍率'),
  slit: t('裂隙宽度', 'Slit width', 'スリット幅'),
  light: t('光源', 'Light source', '光源'),
  filters: t('滤光片', 'Filters', 'フィルター'),
  eyepiece: t('目镜', 'Eyepieces', '接眼レンズ'),
  pump: t('泵类型', 'Pump', 'ポンプ方式'),
  vacuum: t('最大负压', 'Maximum vacuum', '最大吸引圧'),
  ultrasound: t('超声频率', 'Ultrasound frequency', '超音波周波数'),
  cutRate: t('玻切速率', 'Cut rate', 'カットレート'),
  wavelength: t('波长', 'Wavelength', '波長'),
  energy: t('能量或功率', 'Energy or power', '出力'),
  pulse: t('脉冲', 'Pulse', 'パルス'),
  spot: t('光斑', 'Spot size', 'スポット径'),
  cooling: t('冷却方式', 'Cooling', '冷却方式'),
  sphere: t('球镜范围', 'Sphere', '球面度数'),
  cylinder: t('柱镜范围', 'Cylinder', '円柱度数'),
  range: t('测量范围', 'Range', '測定範囲'),
  accuracy: t('精度', 'Accuracy', '精度'),
  printer: t('打印机', 'Printer', 'プリンター'),
  distance: t('工作距离', 'Working distance', '作動距離'),
  power: t('屈光力', 'Power', '屈折力'),
  imageSize: t('成像倍率', 'Image magnification', '像倍率'),
  material: t('材质', 'Material', '材質'),
  coating: t('镀膜', 'Coating', 'コーティング'),
  frequency: t('探头频率', 'Probe frequency', 'プローブ周波数'),
  contents: t('内容', 'Contents', '内容'),
  fits: t('适用机型', 'Fits', '対応機種'),
  chamber: t('腔体容积', 'Chamber', 'チャンバー容量'),
  cycle: t('灭菌程序', 'Cycles', '滅菌サイクル'),
  parameters: t('监测参数', 'Parameters', '測定項目'),
  flow: t('流量', 'Flow', '流量'),
  speed: t('最高转速', 'Maximum speed', '最高回転数'),
  lift: t('升降行程', 'Lift', '昇降ストローク'),
  load: t('最大载重', 'Load', '耐荷重'),
  brightness: t('照度', 'Illuminance', '照度'),
  battery: t('电池', 'Battery', 'バッテリー'),
  points: t('测试点', 'Test points', '検査点数'),
  arm: t('悬臂', 'Arm', 'アーム'),
} as const satisfies Record<string, Text3>;

/** A line of the specification table; a plain text is a figure that reads the same in all languages. */
export const spec = (name: keyof typeof label, value: Text3 | string): DemoSpec => ({
  label: label[name],
  value: typeof value === 'string' ? same(value) : value,
});

export const mains = {
  japan: same('AC 100 V, 50/60 Hz'),
  wide: same('AC 100-240 V, 50/60 Hz'),
  china: same('AC 220 V, 50 Hz'),
  none: t('无需电源', 'No power needed', '電源不要'),
  battery: t(
    '内置锂电池，充电座 AC 100-240 V',
    'Lithium battery, cradle AC 100-240 V',
    'リチウム電池内蔵、充電器 AC 100-240 V',
  ),
} as const;

const grouped = (count: number): string => count.toLocaleString('en-US');
export const shots = (count: number): Text3 =>
  t(`拍摄 ${grouped(count)} 次`, `${grouped(count)} shots`, `撮影 ${grouped(count)} 回`);
export const hours = (count: number): Text3 =>
  t(`使用 ${grouped(count)} 小时`, `${grouped(count)} hours`, `使用 ${grouped(count)} 時間`);
export const exams = (count: number): Text3 =>
  t(`检查 ${grouped(count)} 例`, `${grouped(count)} examinations`, `検査 ${grouped(count)} 件`);
export const pulses = (count: number): Text3 =>
  t(`激光 ${grouped(count)} 发`, `${grouped(count)} laser pulses`, `照射 ${grouped(count)} 発`);

/** Body, base and signal colours that recur over a maker's range. */
export const paints = {
  snow: { paint: '#eef1f3', trim: '#c9d1d9' },
  ivory: { paint: '#f4f1ea', trim: '#bdb7ab' },
  mist: { paint: '#e2e8ed', trim: '#8795a3' },
  graphite: { paint: '#e9edf0', trim: '#56616d' },
  navy: { paint: '#dde5ee', trim: '#3f506b' },
  sage: { paint: '#eaf0ec', trim: '#9db0a5' },
  sand: { paint: '#f1ece3', trim: '#8d8375' },
} as const;
