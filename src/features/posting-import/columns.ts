import { commitmentCodes } from '#features/jobs/commitments.ts'

/** The columns of the file, in the order of the template. Only the first two and the place are required in each row. */
export const importColumns = {
  title: 'Ward Sister',
  description: 'You lead a ward of thirty beds in three shifts, plan the duty list and train new nurses.',
  place: 'Pune, Maharashtra',
  workplace: 'on site',
  type: 'full-time',
  experience: 'mid',
  pay_from: '35000',
  pay_to: '45000',
  pay_per: 'month',
  openings: '2',
  notice_days: '30',
  apply_by: '',
  urgent: 'no',
  requirements: 'GNM or BSc Nursing; Three years on a ward',
  benefits: 'Provident fund (PF); Cab home after 8 pm',
  commitments: 'cab_drop; creche',
} as const
export type ImportColumn = keyof typeof importColumns

export const columnNames = Object.keys(importColumns) as readonly ImportColumn[] // the record above has these keys

export const choices: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  workplace: ['on site', 'hybrid', 'remote'],
  type: ['full-time', 'part-time', 'contract', 'internship'],
  experience: ['entry', 'mid', 'senior'],
  pay_per: ['month', 'year'],
  urgent: ['yes', 'no'],
  commitments: commitmentCodes,
}

/** The column with this heading: "Pay from", "pay_from" and "PAY-FROM" are the same. Null if there is none. */
export function columnOf(heading: string): ImportColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return columnNames.find((column) => column === name) ?? null
}

/** The field of a posting that each column fills. */
export const columnOfField: Readonly<Record<string, ImportColumn>> = {
  title: 'title',
  description: 'description',
  place: 'place',
  workplace: 'workplace',
  jobType: 'type',
  experienceLevel: 'experience',
  payFrom: 'pay_from',
  payTo: 'pay_to',
  payPer: 'pay_per',
  openings: 'openings',
  noticeDays: 'notice_days',
  applyBy: 'apply_by',
  urgentHiring: 'urgent',
  requirements: 'requirements',
  benefits: 'benefits',
  commitments: 'commitments',
}
