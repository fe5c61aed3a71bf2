/** Jobs that go on, of which the CV does not say since when. */
import { expect, test } from 'vitest'
import { jobsIn, namesOfJobs } from '#tests/cv-import/read-lines.ts'

test('"Present" above the position is the time of a job, and no employer', () => {
  const jobs = jobsIn('Present', 'Clerk', 'Rao Textiles Pvt Ltd', 'Keeps the books of two branches.')
  expect(jobs).toEqual([['Clerk', 'Rao Textiles Pvt Ltd', '', 'now']])
})

test.each(['Present\tStore Clerk', 'P r e s e n t\tStore Clerk', 'Store Clerk\tTill date'])('"%s" begins a job', (line) => {
  const jobs = jobsIn(line, 'Rao Textiles Pvt Ltd', 'Sales Manager\tMay 2012 - June 2015', 'Nadi Textiles Pvt Ltd')
  expect(jobs).toEqual([
    ['Store Clerk', 'Rao Textiles Pvt Ltd', '', 'now'],
    ['Sales Manager', 'Nadi Textiles Pvt Ltd', '2012-05', '2015-06'],
  ])
})

test('"Present" above a job with its time is a title', () => {
  const jobs = jobsIn('Present', 'Sales Manager, Nadi Textiles Pvt Ltd\tMay 2015 - Present')
  expect(jobs).toEqual([['Sales Manager', 'Nadi Textiles Pvt Ltd', '2015-05', 'now']])
})

test('a part of a firm or a field of work behind the dash of a position is no employer', () => {
  const jobs = namesOfJobs(
    'May 2019 - Present\tAssistant Manager - Digital Marketing',
    'Rao Worldwide',
    'Leads the work of four shops.',
    'May 2016 - May 2019\tAssistant Manager - SEO',
    'Nadi Worldwide',
    'Led the work of two shops.',
  )
  expect(jobs).toEqual([
    ['Assistant Manager - Digital Marketing', 'Rao Worldwide'],
    ['Assistant Manager - SEO', 'Nadi Worldwide'],
  ])
})

test('a full stop behind the firm below a position with its time', () => {
  expect(namesOfJobs('May 2018 - Dec 2018\tClerk', 'Nadi Solutions.', 'Kept the books.')).toEqual([['Clerk', 'Nadi Solutions']])
})
