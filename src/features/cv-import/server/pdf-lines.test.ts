import { expect, test } from 'vitest'
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
