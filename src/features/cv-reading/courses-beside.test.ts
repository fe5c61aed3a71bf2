/** Texts beside the name of a course or of an examination. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const readingOf = (...lines: readonly string[]) => readLines(...lines).cv

test.each<[string, readonly string[], object]>([
  ['a school in letters behind a dash', ['B.Com – MDU (2021 – 2024)'], { institution: 'MDU', degree: 'B.Com' }],
  [
    'a college whose letters are those of a degree',
    ['M.S Engineering College', 'B.E in Mining'],
    { institution: 'M.S Engineering College' },
  ],
  [
    'an examination with a full stop below its school',
    ['Rao Matric Higher Secondary School. 2020 – 2021', 'Higher Secondary School. Percentage : 89%'],
    { institution: 'Rao Matric Higher Secondary School.', grade: expect.stringContaining('89%') },
  ],
  [
    'the whole name of an examination',
    ['Secondary School Leaving Certificate', 'Rao High School 2004'],
    { institution: 'Rao High School', degree: 'Secondary School Leaving Certificate' },
  ],
  [
    'a minor beside its degree',
    ['Nadi University', 'B.S. Mining | Minor in Maths | GPA: 3.7'],
    { degree: 'B.S.', field: 'Mining' },
  ],
])('%s', (_, lines, course) => {
  expect(readingOf('Training and Education', ...lines).education).toEqual([expect.objectContaining(course)])
})

test('a time behind the label "Experience", and a place with a full stop', () => {
  const form = ['Company Name: Rao Systems', 'Location: Pune', 'Experience: May 2015 to June 2017', 'Designation: Clerk']
  expect(readingOf('Work Experience', ...form).experience).toMatchObject([
    { company: 'Rao Systems', position: 'Clerk', startDate: '2015-05' },
  ])
  const lines = ['Vrena\tApril 2015 – May 2017', 'Researcher\tPune, India.', '• Wrote reports']
  expect(readingOf('Work Experience', ...lines).experience).toMatchObject([{ company: 'Vrena', position: 'Researcher' }])
})
