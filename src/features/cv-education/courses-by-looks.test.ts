import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

const looks = { name: 'bold 20 capital', title: 'bold 16', course: 'bold 12 capital', other: 'plain 12' }
const coursesIn = (...lines: readonly (readonly [text: string, look: keyof typeof looks])[]) =>
  propose(
    [['ASHA MENON', 'name'] as const, ['EDUCATION', 'title'] as const, ...lines].map(([text, look]) => ({
      ...paragraphOf(text, 10),
      look: looks[look],
    })),
    [],
  )
const school = [
  ['❑ ISC', 'course'],
  ['Christ College, Cuttack', 'other'],
  ['2014-2017', 'other'],
  ['❑ MATRICULATION', 'course'],
  ['Nadi Collegiate School, Cuttack 2014', 'other'],
] as const

test('a course without a known name is one by its style, if the others stand above their schools too', () => {
  const { cv, doubts } = coursesIn(
    ['❑ FULLSTACK WEB DEVELOPMENT', 'course'],
    ['Masai School, Bangalore', 'other'],
    ['JAN 2022 - Present', 'other'],
    ...school,
  )
  expect(cv.education.map(({ degree, institution, endYear }) => [degree, institution, endYear])).toEqual([
    ['FULLSTACK WEB DEVELOPMENT', 'Masai School, Bangalore', ''],
    ['ISC', 'Christ College, Cuttack', '2017'],
    ['MATRICULATION', 'Nadi Collegiate School, Cuttack', '2014'],
  ])
  expect(doubts).toContain('education.0.degree')
})

test('in another style it is none', () => {
  const { cv } = coursesIn(['Full stack web development', 'other'], ['Masai School, Bangalore', 'other'], ...school)
  expect(cv.education.map(({ degree }) => degree)).not.toContain('Full stack web development')
})
