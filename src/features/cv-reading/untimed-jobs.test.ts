/** Jobs in a section in which no line names a time. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const readingOf = (...lines: readonly string[]) => readLines('Experience', ...lines)

const jobsIn = (...lines: readonly string[]) =>
  readingOf(...lines).cv.experience.map(({ company, position }) => `${position} | ${company}`)

test.each<[string, readonly string[], readonly string[]]>([
  [
    'employers above their positions',
    ['Vrena Services', 'Web Intern', '• Wrote pages', 'Rao Infotech', 'Java Intern', '• Wrote tests'],
    ['Web Intern | Vrena Services', 'Java Intern | Rao Infotech'],
  ],
  [
    'an employer below the position',
    ['Python Intern', 'Vrena E-learning, Pune, India', '• Files'],
    ['Python Intern | Vrena E-learning'],
  ],
  ['both in one line', ['Clerk, Rao Traders Pvt. Ltd.', '• Kept the books'], ['Clerk | Rao Traders Pvt. Ltd.']],
  [
    'a label before the position',
    ['Vrena Informatics Pvt Ltd', 'Designation: Test Engineer', '• Wrote tests'],
    ['Test Engineer | Vrena Informatics Pvt Ltd'],
  ],
  [
    'sentences',
    ['Worked as a Developer at Rao Systems Pvt ltd in Pune.', 'Working as Lead Developer at Vrena Digital in Wai .'],
    ['Developer | Rao Systems Pvt ltd', 'Lead Developer | Vrena Digital'],
  ],
  [
    'an employer before its place',
    ['Python Intern', 'Vrena E-learning\tPune, India', '• Files'],
    ['Python Intern | Vrena E-learning'],
  ],
  ['somebody who never worked', ['Fresher', 'Web Developer'], []],
  ['a sentence below a title', ['Coordinator', 'Facilitated the spring event in college'], []],
  ['no position', ['Four years of work with many teams', '• Kept the books'], []],
  ['a position without an employer', ['Developer', '• Wrote pages'], []],
])('%s', (_, lines, jobs) => {
  expect(jobsIn(...lines)).toEqual(jobs)
})

test('such a job stands in no part where others have times', () => {
  const lines = ['Clerk, Rao Traders 2015 – 2017', 'Worked as a Developer for Vrena Systems', 'Vrena Team', 'Test Engineer']
  expect(jobsIn(...lines)).toEqual(['Clerk | Rao Traders'])
})
