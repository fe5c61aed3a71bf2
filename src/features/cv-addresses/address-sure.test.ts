/** An address that may be something else is shown as doubtful. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

function readAddress(line: string) {
  const { cv, doubts } = propose(
    ['Asha Menon', line, 'asha.menon@example.in'].map((text, index) => paragraphOf(text, index === 0 ? 20 : 10)),
    [],
  )
  return [cv.personalInfo.address, doubts.includes('personalInfo.address')]
}

test.each([
  'Address: 14 Tilak Road, Pune 411002',
  'Tilak Road, Pune, Maharashtra',
  'Address: Plot no 26a, Nadi nagar, Shirvana',
  'Address: S/o Ramesh Menon, Ward 4, Nashik',
])('"%s" is a clear address', (line) => {
  expect(readAddress(line)).toEqual([line.replace('Address: ', ''), false])
})

test.each([
  'Address: S/o Ramesh Menon',
  'Address: Rao Textiles Ltd, Pune',
  'Address: Asha Menon village post Nadi',
  'Address: H. No –C 17',
  'Address: Plot no 26, Nadinagar',
  'Address: India',
  'Address: ASHA-MENON Rao, Pune',
])('"%s" may be something else', (line) => {
  expect(readAddress(line)).toEqual([line.replace('Address: ', ''), true])
})
