export const headings =
  'Title,Description,Place,Workplace,Type,Experience,Pay from,Pay to,Pay per,Openings,Notice days,Apply by,Urgent,Commitments'
const cities = ['Pune', 'Nagpur', 'Kochi', 'Jaipur', 'Surat', 'Indore', 'Patna', 'Bhopal', 'Mysuru', 'Guwahati']
const roles = [
  'Ward Sister',
  'Welder',
  'Accountant',
  'Driver',
  'Cook',
  'Tailor',
  'Electrician',
  'Teacher',
  'Sales Executive',
  'Chemist',
]

export type CsvCells = Partial<
  Record<'title' | 'place' | 'type' | 'payFrom' | 'payTo' | 'openings' | 'applyBy' | 'commitments' | 'urgent', string>
>

const usual = {
  type: 'full-time',
  payFrom: '25000',
  payTo: '30000',
  openings: '1',
  applyBy: '',
  commitments: 'cab_drop',
  urgent: 'no',
}

/** A valid row, unless `cells` contain an error. */
export function line(index: number, cells: CsvCells = {}): string {
  const title = `${roles[index % 10]} ${Math.floor(index / 100) + 1}`
  const place = cities[Math.floor(index / 10) % 10] ?? 'Pune'
  const given = { ...usual, title, place, ...cells }
  const description = `"You do the daily work of a ${title.toLowerCase()}, in a team of eight, six days a week."`
  return [
    given.title,
    description,
    `"${given.place}"`,
    'on site',
    given.type,
    'mid',
    given.payFrom,
    given.payTo,
    'month',
    given.openings,
    '30',
    given.applyBy,
    given.urgent,
    given.commitments,
  ].join(',')
}

/** A file of different jobs. */
export function csvOf(from: number, count: number): string {
  return [headings, ...Array.from({ length: count }, (_, index) => line(from + index))].join('\n')
}
