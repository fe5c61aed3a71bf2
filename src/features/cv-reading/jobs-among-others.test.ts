/** Jobs beside labels, wishes and lengths of time. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const read = (lines: readonly (readonly [text: string, look?: string])[]) =>
  propose(
    [['Asha Menon'] as const, ...lines].map(([text, look]) => ({ ...paragraphOf(text, 10), ...(look ? { look } : {}) })),
    [],
  ).cv.experience.map(({ position, company }) => [position, company])
const jobsOf = (...texts: readonly string[]) => read(['Experience', ...texts].map((text) => [text] as const))

test('a labelled position with "in" stays whole below its employer', () => {
  expect(
    jobsOf('Nadi Computer Education , Pune', 'From June 2012 to September 2013', 'Designation: Faculty In Hardware and Software'),
  ).toEqual([['Faculty In Hardware and Software', expect.stringContaining('Nadi Computer Education')]])
})

test('a position with its department before "at"', () => {
  expect(jobsOf('Deputy Manager - HR & Admin at Nadi Ltd, Pune since Apr 2018')).toEqual([
    ['Deputy Manager - HR & Admin', 'Nadi Ltd'],
  ])
})

test('lengths of time behind dashes', () => {
  expect(jobsOf('(1) NADI ENGINEERING WORKS – FITTER – 2 YEARS', '(2) SONA FABRICATORS – WELDER – 3 YEARS')).toEqual([
    ['FITTER', 'NADI ENGINEERING WORKS'],
    ['WELDER', 'SONA FABRICATORS'],
  ])
})

test('a short form with a full stop in a sentence about a job', () => {
  expect(jobsOf('Presently associated with Nadi Cements Ltd., Satna as Asst. Engineer (Mech) since 10th May 2016')).toEqual([
    ['Asst. Engineer', expect.stringMatching(/^Nadi Cements Ltd/)],
  ])
})

test('what somebody looks for is no job', () => {
  expect(
    jobsOf(
      'Having 14 Years of experience as senior engineer product development currently I am looking for a job(I am unemployed )',
      'Nadi Pumps Ltd, Fitter, May 2010 to Oct 2014',
    ),
  ).toEqual([['Fitter', 'Nadi Pumps Ltd']])
})

test('a label beside a job, which looks like the title of a section, does not end the jobs', () => {
  expect(
    read([
      ['EXPERIENCE', 'head'],
      ['Nadi Works\tResearch Intern\tNov 2025 – Feb 2026', 'bold'],
      ['• Wrote reports', 'plain'],
      ['Key Projects', 'bold'],
      ['• Analysed surveys', 'plain'],
      ['Govt. School, Pune\tTrainee Teacher\tJul 2021 – Nov 2021', 'bold'],
      ['• Taught sums', 'plain'],
    ]),
  ).toEqual([
    ['Research Intern', 'Nadi Works'],
    ['Trainee Teacher', 'Govt. School'],
  ])
})
