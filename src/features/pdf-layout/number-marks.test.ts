import { expect, test } from 'vitest'
import { withoutNumberMarks } from './number-marks.ts'

const line = (number: number, text: string) => ({ text: `${number} ${text}`, lead: `${number}`, size: 11, isBullet: false })

test('numbers that go through the file in letters of their own are marks', () => {
  const read = withoutNumberMarks([line(1, 'Kept the books'), line(2, 'Wrote letters'), line(3, 'Worked as a clerk')])
  expect(read.map(({ text, isBullet, lead }) => [text, isBullet, lead])).toEqual([
    ['Kept the books', true, undefined],
    ['Wrote letters', true, undefined],
    ['Worked as a clerk', true, undefined],
  ])
})

test.each([
  ['two are no list', [line(1, 'Kept the books'), line(2, 'Wrote letters')]],
  ['nor are numbers in no order', [line(5, 'Years at Rao'), line(2, 'Years at Nadi'), line(3, 'Years in Pune')]],
])('%s', (_, lines) => {
  expect(withoutNumberMarks(lines)).toEqual(lines)
})
