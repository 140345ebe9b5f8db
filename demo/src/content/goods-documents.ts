/** Documents that come with goods of the demo. */
export interface GoodsDocument {
  goodsSn: string;
  kind: 'certificate' | 'service_history';
  /** What was done when, oldest first; a certificate has its one day. */
  work: readonly (readonly [day: string, done: string])[];
}

export const goodsDocuments: readonly GoodsDocument[] = [
  {
    goodsSn: 'FV-FUN-0001',
    kind: 'certificate',
    work: [['2025-05-22', 'Colour temperature calibrated, passed']],
  },
  {
    goodsSn: 'FV-FUN-0001',
    kind: 'service_history',
    work: [
      ['2019-04-15', 'Installed in the screening room'],
      ['2021-04-19', 'Inspection, no findings'],
      ['2023-04-24', 'Inspection, lamp renewed'],
      ['2025-05-22', 'Optical path cleaned'],
    ],
  },
  {
    goodsSn: 'FV-OCT-0001',
    kind: 'service_history',
    work: [
      ['2021-11-16', 'Maker service'],
      ['2022-11-15', 'Maker service'],
      ['2023-11-14', 'Maker service, fan renewed'],
      ['2024-11-19', 'Maker service'],
    ],
  },
  {
    goodsSn: 'FV-OCT-0002',
    kind: 'certificate',
    work: [['2025-03-10', 'Patient data destroyed, disk verified']],
  },
  {
    goodsSn: 'FV-OCT-0002',
    kind: 'service_history',
    work: [
      ['2021-02-08', 'Annual service'],
      ['2022-02-14', 'Annual service'],
      ['2023-06-05', 'Scanning mirror renewed'],
      ['2024-06-10', 'Annual service'],
    ],
  },
  {
    goodsSn: 'FV-LAS-0002',
    kind: 'certificate',
    work: [['2025-01-21', 'Output 1.5 W at 532 nm, calibrated meter']],
  },
  {
    goodsSn: 'FV-FUN-0002',
    kind: 'service_history',
    work: [
      ['2024-03-12', 'Clock battery and disk renewed'],
      ['2025-02-18', 'Damping parts renewed'],
    ],
  },
];
