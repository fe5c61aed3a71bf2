/** Grouping of the header lines of a job. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsIn = (...lines: readonly string[]) =>
  readLines('Experience', ...lines).cv.experience.map(({ company, position }) => `${position} | ${company}`)

test.each<[string, readonly string[], readonly string[]]>([
  [
    'an employer whose name goes on behind a comma',
    ['Institute for Clinical Pharmacology,', 'University of Nadi\t6/2021 – 5/2023', 'Research assistant', '• Sleep in rats'],
    ['Research assistant | Institute for Clinical Pharmacology, University of Nadi'],
  ],
  [
    'a place behind a school is no position',
    ['Nadi Institute at Tübingen\t10/2022 – 04/2023', 'Research assistant', '• Sleep in rats'],
    ['Research assistant | Nadi Institute at Tübingen'],
  ],
  [
    'a length of time beside a period is no employer',
    ['Vrena, Web Engineer', 'August 2012 – Feb 2015, 2.5 years experience', '• Kept the site'],
    ['Web Engineer | Vrena'],
  ],
  [
    'a position as the first item of the list',
    ['Nadi Technologies Pvt. Ltd.\tMay 2025 – June 2025', '• Intern', '• Cleaned data', '• Wrote reports'],
    ['Intern | Nadi Technologies Pvt. Ltd.'],
  ],
  [
    'an employer whose whole name is in brackets',
    ['Developer Intern, NF (Nadi Foods)\tMay 2025 – June 2025', '• Wrote reports'],
    ['Developer Intern | NF (Nadi Foods)'],
  ],
  [
    'an employer behind a sign, and the tools in brackets',
    ['Backend Developer@Nadi (Redis, Docker, AWS)\tDec 2023 – Now', '• Wrote reports'],
    ['Backend Developer | Nadi'],
  ],
  [
    'a period with apostrophes that open',
    ['Senior Assistant, Nadi Lab\tAugust ‘23 – present', '• Wrote reports'],
    ['Senior Assistant | Nadi Lab'],
  ],
  [
    'a job that still goes on',
    ['Test Engineer, Nadi Labs', 'From 22 Aug 2022 to still working', '• Wrote tests'],
    ['Test Engineer | Nadi Labs'],
  ],
  [
    'a full stop behind a place is no position',
    ['Rao’s Diner, Coon Rapids. 09/2017 – 05/2019.', '• Took orders'],
    [' | Rao’s Diner, Coon Rapids'],
  ],
])('%s', (_, lines, jobs) => {
  expect(jobsIn(...lines)).toEqual(jobs)
})
