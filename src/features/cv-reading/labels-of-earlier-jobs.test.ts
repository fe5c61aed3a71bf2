/** Jobs without a title of their section, given by labels only. Headers of jobs that end with a full stop. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) => readLines(...texts).cv.experience

test('labels of earlier jobs with their projects are all jobs', () => {
  expect(
    jobsOf(
      'Career Objective',
      'Seeking a post where I can use what I know of stores.',
      'Current Organization: KAVERI ELECTRICALS LTD.',
      'Position : Sr. Executive Stores',
      'Projects: Substations of the north',
      'Previous organization: NADI POWER SYSTEMS LTD (2013 – 2016)',
      'Position : Stores Incharge',
      'Projects: Lines of the south',
      'Worked At: RAO ENGINEERING COMPANY LTD. (2009 – 2013)',
      'Position: Officer Stores',
      '- Keeps the records of the stock',
      'Previous work: Sona Tech Ltd. (2006-2009)',
      'Position: Executive – Purchase',
      '- Prepared orders',
      'EDUCATION',
      'B.Sc, Vidya College, 2004',
    ),
  ).toMatchObject([
    { company: 'KAVERI ELECTRICALS LTD.', position: 'Sr. Executive Stores' },
    { company: 'NADI POWER SYSTEMS LTD', position: 'Stores Incharge', startDate: '2013-01' },
    { company: 'RAO ENGINEERING COMPANY LTD.', position: 'Officer Stores', startDate: '2009-01' },
    { company: 'Sona Tech Ltd.', position: 'Executive – Purchase', startDate: '2006-01' },
  ])
})

test('a header of a job may end with a full stop', () => {
  expect(
    jobsOf(
      'Work history',
      '- July 2022 - Current',
      'KAVERI CONNECT - Freelance Writer.',
      '- March 2022 - June 2022',
      'NADI PAINTS -Gate Checker',
    ),
  ).toMatchObject([
    { company: 'KAVERI CONNECT', position: 'Freelance Writer', startDate: '2022-07' },
    { company: 'NADI PAINTS', position: 'Gate Checker' },
  ])
  expect(
    jobsOf(
      'Experience',
      'TGT, SOCIAL SCIENCE (4 months)',
      'Swami Rao Govt. English medium school, Xpur.',
      'Used new ways to teach history',
    ),
  ).toMatchObject([{ company: 'Swami Rao Govt. English medium school, Xpur', position: 'TGT, SOCIAL SCIENCE' }])
})

test('what somebody did, alone among positions before their employers, is no employer', () => {
  expect(
    jobsOf(
      'Work experience',
      'Site Engineer | Kaveri Testing Pvt. Ltd. | Oct 2025 - Present',
      '- Looks after mail',
      'Technical Support | Aug 2022 – Oct 2025',
      'Associate | Nadi & Company | Jul 2021 - May 2022',
      '- Answered calls',
    )[1],
  ).toMatchObject({ company: '', position: 'Technical Support' })
})
