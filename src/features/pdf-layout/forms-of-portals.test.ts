/** CVs that job portals make: a form of labels and values, with pictures in place of letters before the titles. */
import { expect, test } from 'vitest'
import { paragraphsOf, type Text } from '#tests/cv-import/rows-of-page.ts'
import { propose } from '#features/cv-reading/propose.ts'

const form: readonly (readonly Text[])[] = [
  [[60, 'Asha Menon', 'bold']],
  [[60, 'D PERSONAL DETAILS', 'bold']],
  ...[
    ['Current Location', 'satana'],
    ['Date of birth', 'May 13, 1999'],
    ['Gender', 'Female'],
  ].map(([label = '', value = '']): readonly Text[] => [
    [60, label],
    [190, value],
  ]),
  [[60, 'A EDUCATION', 'bold']],
  [
    [60, 'Graduation'],
    [190, 'B.Tech/B.E. ( Electronics/Telecommunication )'],
  ],
  [[190, 'Nadi College of Engineering, Pune with Score 60% Graduating in May 2026']],
  [
    [60, 'Class XII'],
    [190, 'Maharashtra'],
  ],
  [[190, 'with 85.14% in 2021']],
  [
    [60, 'Class X'],
    [190, 'Maharashtra'],
  ],
  [[190, 'with 89.84% in 2018']],
  [[60, 'H SKILLS', 'bold']],
  [[60, 'Core Java, Oracle SQL']],
]

test('the levels of courses are labels of the courses at their right, and no column', () => {
  const { cv } = propose(paragraphsOf(...form), [])
  expect(cv.personalInfo.address).toBe('satana')
  expect(cv.education.map(({ degree, institution, endYear }) => [degree, institution, endYear])).toEqual([
    ['B.Tech/B.E.', 'Nadi College of Engineering, Pune', '2026'],
    ['Class XII', '', '2021'],
    ['Class X', '', '2018'],
  ])
  expect(cv.skills).toEqual(['Core Java', 'Oracle SQL'])
})
