import { expect, test } from 'vitest'
import { paragraphOf } from './paragraph.ts'

test.each([
  ['EducaƟon and soŌware plaƞorms', 'Education and software platforms'],
  ['AƩended, seƫng Ɵmelines', 'Attended, setting timelines'],
  ['Oﬃce of ﬁnance', 'Office of finance'],
])('the ligatures of %j are letters', (raw, text) => {
  expect(paragraphOf(raw).text).toBe(text)
})

test.each(['Ōsaka Works', 'Angle Ɵ in degrees'])('%j has no ligatures', (raw) => {
  expect(paragraphOf(raw).text).toBe(raw)
})

test.each(['❑ ISC', '◉ ISC', '✦ ISC', '⬥ISC', '❯ ISC', '❶ ISC', '☆ ISC'])('%j is an item of a list, or a rating', (raw) => {
  expect(paragraphOf(raw)).toMatchObject(raw.startsWith('☆') ? { text: raw, isBullet: false } : { text: 'ISC', isBullet: true })
})
