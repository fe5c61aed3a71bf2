import { expect, test } from 'vitest'
import { linesOf, type Piece } from './pdf-lines.ts'

type Text = readonly [x: number, y: number, text: string]
const piece = ([x, y, text]: Text): Piece => ({ text, x, right: x + 5 * text.length, y, size: 10, isRtl: false, font: 'a' })
const page = { number: 1, width: 600, height: 800 }
const rowsOf = (...texts: readonly Text[]) => linesOf(texts.map(piece), page).flatMap(({ fields }) => fields ?? [])

const head: readonly Text[] = [
  [60, 700, 'Degree'],
  [200, 700, 'Board /'],
  [200, 688, 'University'],
  [330, 700, 'Year of'],
  [330, 688, 'Passing'],
  [430, 700, '%'],
]

test('cells that go on in the next line stay together', () => {
  expect(
    rowsOf(
      ...head,
      [60, 670, 'B.Com'],
      [200, 670, 'Vinoba Bhave'],
      [200, 658, 'University'],
      [330, 670, '2014-'],
      [330, 658, '2017'],
      [430, 670, '61.60'],
      [60, 640, 'HSC'],
      [200, 640, 'NIOS'],
      [330, 640, '2014'],
      [430, 640, '70'],
    ),
  ).toEqual([
    { degree: 'B.Com', board: 'Vinoba Bhave University', time: '2014-2017', grade: '61.60' },
    { degree: 'HSC', board: 'NIOS', time: '2014', grade: '70' },
  ])
})

test('and so do cells whose middles stand at one height', () => {
  expect(
    rowsOf(
      ...head,
      [200, 670, 'Dr. A.P.J. Abdul'],
      [60, 658, 'MCA'],
      [200, 658, 'Kalam Technical'],
      [330, 658, '2022'],
      [430, 658, '52'],
      [200, 646, 'University'],
      [60, 628, 'HSC'],
      [200, 628, 'NIOS'],
      [330, 628, '2014'],
      [430, 628, '70'],
    ),
  ).toMatchObject([{ degree: 'MCA', board: 'Dr. A.P.J. Abdul Kalam Technical University' }, { degree: 'HSC' }])
})

test('rows without a space between them begin where a year stands', () => {
  expect(
    rowsOf(
      ...head,
      [60, 670, 'SSLC'],
      [200, 670, 'Kerala State'],
      [330, 670, '2008'],
      [430, 670, '85%'],
      [200, 658, 'Board of'],
      [200, 646, 'Education'],
      [60, 634, 'Plus Two'],
      [200, 634, 'Kerala State'],
      [330, 634, '2010'],
      [430, 634, '81%'],
      [60, 622, '(Science)'],
      [200, 622, 'Board'],
    ),
  ).toEqual([
    { degree: 'SSLC', board: 'Kerala State Board of Education', time: '2008', grade: '85%' },
    { degree: 'Plus Two (Science)', board: 'Kerala State Board', time: '2010', grade: '81%' },
  ])
})

test('rows with an empty cell are rows of their own, and what stands further below is no row', () => {
  expect(
    rowsOf(
      ...head,
      [60, 670, 'B.Com'],
      [330, 670, '2017'],
      [60, 654, 'HSC'],
      [200, 654, 'NIOS'],
      [330, 654, '2014'],
      [60, 638, 'SSC'],
      [200, 638, 'NIOS'],
      [330, 638, '2012'],
      [60, 590, 'Tally'],
    ),
  ).toMatchObject([{ degree: 'B.Com', time: '2017' }, { degree: 'HSC' }, { degree: 'SSC' }])
})

test('two cells that a PDF joins are parted at the gap of their columns', () => {
  expect(
    rowsOf(
      ...head,
      [60, 670, 'HSC'],
      [200, 670, 'M.P. Board, Bhopal'],
      [330, 670, '2014'],
      [430, 670, '70'],
      [60, 654, 'SSC'],
      [200, 654, 'Karnataka Univ. Mysore 2012'],
      [430, 654, '65'],
    ),
  ).toMatchObject([{ degree: 'HSC' }, { degree: 'SSC', board: 'Karnataka Univ. Mysore', time: '2012', grade: '65' }])
})

test('a form is read line by line', () => {
  const labels = ['Name', 'Date of Birth', 'Gender', 'Nationality', 'Hobbies', 'Religion', 'Address']
  const texts = labels.flatMap((label, at): Text[] => [
    [60, 700 - 16 * at, label],
    [300, 700 - 16 * at, `: value number ${at}`],
  ])
  const more = Array.from({ length: 3 }, (_, at): Text => [300, 580 - 16 * at, 'more of the address'])
  const [first] = linesOf([...texts, ...more].map(piece), page)
  expect(first?.segments.map(({ text }) => text)).toEqual(['Name', ': value number 0'])
})

const row = (y: number, ...texts: readonly string[]) => texts.map((text, at): Text => [[60, 150, 280, 430][at] ?? 0, y, text])

test('where each line has all cells it is a row, at any distance', () => {
  expect(
    rowsOf(
      ...row(700, 'Board', 'Tenure', 'Institution', 'CGPA'),
      ...row(680, 'B.Tech', '2020 - Now', 'Nadi College', '9.06 / 10'),
      ...row(664.5, 'Class XII', '2019 - 2020', 'Rao School', '86.20%'),
      ...row(651, 'Class X', '2017 - 2018', 'Rao School', '9.4 / 10'),
    ).map(({ degree: name }) => name),
  ).toEqual(['B.Tech', 'Class XII', 'Class X'])
})

test('a line with a label right below a table is no row of it', () => {
  const rows = rowsOf(
    ...head,
    [60, 670, 'B.Com'],
    [200, 670, 'Nadi University'],
    [330, 670, '2017'],
    [60, 658, 'HSC'],
    [200, 658, 'NIOS'],
    [330, 658, '2014'],
    [60, 646, 'Languages Known'],
    [200, 646, ': Hindi, English'],
  )
  expect(rows.map(({ degree }) => degree)).toEqual(['B.Com', 'HSC'])
})
