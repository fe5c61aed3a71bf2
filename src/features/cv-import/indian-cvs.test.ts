import { expect, test } from 'vitest'
import { paragraphOf } from './paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    texts.map((text) => paragraphOf(text, 10)),
    [],
  )

test('a year before a dash and a grade is the year in which the course ended', () => {
  const { cv } = read('Education', 'M.Com — JNVU Jodhpur — 2010 — First Division', 'B.Com — JNVU Jodhpur — 2008 — 61%')
  expect(cv.education).toMatchObject([
    { startYear: '', endYear: '2010', grade: 'First Division' },
    { startYear: '', endYear: '2008', grade: '61%' },
  ])
})
