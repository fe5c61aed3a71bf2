import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf } from './pdf-lines.ts'

const left = [
  'Fatima Sheikh',
  'Digital Marketing Manager',
  'EXPERIENCE',
  'Digital Marketing Manager\t2021 – Present',
  'Nykaa, Mumbai',
  'SEO Executive\t2018 – 2021',
  'WebChutney, Mumbai',
  'EDUCATION',
  'MBA (Marketing)\t2016 – 2018',
  'NMIMS, Mumbai',
]
const right = [
  'CONTACT',
  'fatima@example.com',
  'SKILLS',
  'Google Ads',
  'SEO',
  'Content',
  'LANGUAGES',
  'Hindi',
  'English',
  'Marathi',
]

const piece = (text: string, x: number, at: number) => ({
  text,
  x,
  right: x + 5 * text.length,
  y: 700 - 20 * at,
  size: 10,
  isRtl: false,
  font: 'plain',
})

test('times at the right end of a column stay in it, with another column beside them', () => {
  const pieces = left.flatMap((line, at) => {
    const [name = '', time] = line.split('\t')
    const beside = piece(right[at] ?? '', 400, at % 3 === 0 ? at : at + 0.5)
    return [piece(name, 20, at), ...(time === undefined ? [] : [piece(time, 280, at)]), beside]
  })
  const texts = linesOf(pieces, { number: 1, width: 595, height: 842 }).map(({ segments }) =>
    segments.map(({ text }) => text).join('\t'),
  )
  expect(texts).toEqual([...left, ...right])
})

const page = { number: 1, width: 595, height: 842 }
const textsOf = (pieces: Parameters<typeof linesOf>[0]): string[] =>
  linesOf(pieces, page).map(({ segments }) => segments.map(({ text }) => text).join('\t'))

const labelled = [
  'WORK EXPERIENCE',
  '2021 – Present\tSenior Software Engineer, Freshworks, Chennai',
  '\tOwn the billing service.',
  '2018 – 2021\tMember Technical Staff, Zoho, Chennai',
  '\tWrote the import of spreadsheets.',
  'EDUCATION',
  '2014 – 2018\tB.E. in Computer Science, Anna University',
  'SKILLS',
  'Languages\tJava, Go, TypeScript',
  'Databases\tPostgreSQL, Redis',
  'Cloud\tAWS, Docker, Kubernetes',
  'LANGUAGES',
  'Tamil\tNative',
  'English\tFluent',
]

test('periods and names of groups beside their lines are no column of their own', () => {
  const pieces = labelled.flatMap((line, at) => {
    const [label = '', text] = line.split('\t')
    return [...(label ? [piece(label, 43, at)] : []), ...(text === undefined ? [] : [piece(text, 165, at)])]
  })
  expect(textsOf(pieces)).toEqual(labelled.map((line) => line.replace(/^\t/, '')))
})

test('a period that ends in the year of the next line is whole', () => {
  const pieces = [
    piece('Sept 2015 – Jan', 43, 0),
    piece('Graduate Engineer', 165, 0),
    piece('2019', 43, 1),
    piece('Leeds', 165, 1),
  ]
  expect(textsOf(pieces)).toEqual(['Sept 2015 – Jan 2019\tGraduate Engineer', 'Leeds'])
})

type PlacedText = readonly [text: string, x: number, font?: string]
const paragraphsOf = (...written: readonly PlacedText[]): string[] =>
  joined(
    linesOf(
      written.map(([text, x, font = 'plain'], at) => ({ ...piece(text, x, at), font, y: 700 - 12 * at })),
      page,
    ),
  ).map(({ text }) => text)
const wide = 'Brought medication errors down by thirty per cent within a year of work.'

test('after a full stop a title further left, or in other letters, begins a paragraph', () => {
  expect(paragraphsOf([wide, 80], ['Staff Nurse', 40])).toEqual([wide, 'Staff Nurse'])
  expect(paragraphsOf([wide, 40], ['Sahyadri Hospital', 40, 'bold'])).toEqual([wide, 'Sahyadri Hospital'])
  expect(paragraphsOf([wide, 40], ['Nobody asked for more.', 40])).toEqual([`${wide} Nobody asked for more.`])
})

test('a name goes on after a small word', () => {
  expect(paragraphsOf(['University of', 40], ['Washington', 40])).toEqual(['University of Washington'])
})

test('periods and places at the right end of lines are no column', () => {
  const rows = [
    '\tasha@example.com',
    '\t/asha-menon',
    '\t98220 41567',
    'Education',
    'Nadi University\t2020 – 2023',
    'Bachelor of Arts\tPisa, IT',
    'Rao School\t2015 – 2020',
    'Diploma\tPisa, IT',
    'Jobs',
    'Rao Foods\t2019',
    'Clerk\tPune',
    'Kept the books of all shops',
    'Paid the taxes of all shops',
    'Wrote to all banks',
    'Vrena\t2018',
    'Cook\tPune',
    'Mita\t2017',
    'Guard\tDelhi',
  ].map((row) => row.split('\t'))
  const pieces = rows.flatMap(([name = '', beside = ''], at) => [
    ...(name ? [piece(name, 43, at)] : []),
    ...(beside ? [piece(beside, 400, at)] : []),
  ])
  expect(textsOf(pieces)).toEqual(rows.map((row) => row.filter(Boolean).join('\t')))
})
