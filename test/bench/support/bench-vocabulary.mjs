/** Devices in Chinese, English and Japanese. @type {ReadonlyArray<readonly [string, string, string]>} */
export const devices = [
  ['眼底相机', 'Fundus camera', '眼底カメラ'],
  ['光学相干断层扫描仪', 'Optical coherence tomograph', '光干渉断層計'],
  ['裂隙灯显微镜', 'Slit lamp', '細隙灯顕微鏡'],
  ['电脑验光仪', 'Auto refractometer', 'オートレフラクトメーター'],
  ['非接触眼压计', 'Non-contact tonometer', '非接触眼圧計'],
  ['视野分析仪', 'Visual field analyser', '視野計'],
  ['超声乳化仪', 'Phaco machine', '超音波白内障手術装置'],
  ['手术显微镜', 'Operating microscope', '手術用顕微鏡'],
  ['眼科激光治疗仪', 'Ophthalmic laser', '眼科用レーザー'],
  ['光学生物测量仪', 'Optical biometer', '光学式眼軸長測定装置'],
  ['角膜内皮显微镜', 'Specular microscope', 'スペキュラーマイクロスコープ'],
  ['综合验光台', 'Phoropter', 'フォロプター'],
  ['焦度计', 'Lensmeter', 'レンズメーター'],
  ['视力表投影仪', 'Chart projector', '視力表投影機'],
  ['检眼镜片', 'Diagnostic lens', '検眼レンズ'],
  ['超声探头', 'Ultrasound probe', '超音波プローブ'],
  ['氙灯灯泡', 'Xenon bulb', 'キセノンランプ'],
  ['高压灭菌器', 'Autoclave', 'オートクレーブ'],
  ['心电图机', 'Electrocardiograph', '心電計'],
  ['病人监护仪', 'Patient monitor', '生体情報モニター'],
];

const SYLLABLES = ['Ka', 'Lu', 'Mi', 'No', 'Ri', 'Sa', 'To', 'Ve', 'Yu', 'Zo'];

/** A hundred makers who do not exist. */
export const MAKERS = SYLLABLES.flatMap((first) =>
  SYLLABLES.map((second) => ({
    en: `${first}${second.toLowerCase()}med`,
    zh: `${first}${second.toLowerCase()} 医疗`,
    ja: `${first}${second.toLowerCase()} メディカル`,
    prefix: `${first}${second}`.toUpperCase(),
  })),
);

export const COUNTRIES = ['JP', 'CN', 'US', 'DE', 'KR', 'TW', 'SG', 'FR'];
