import { expect, test } from 'vitest'
import { jobsIn } from '#tests/cv-import/read-lines.ts'
import { signsOfEmployer } from './odd-names.ts'

const first = ['Network Engineer', 'Nadi Telecom Ltd., Pune', '03/2019 to 07/2022']
const nadi = ['Network Engineer', 'Nadi Telecom Ltd.', '2019-03', '2022-07']

test.each([
  ['Managed 400 routers across three circles', 'Reduced outages by 18%'],
  ['Reduced outages by 18%', 'Managed 400 routers across three circles'],
  ['Kept the exchange running at night'],
])('what was done in plain lines above a job is not its employer: %s', (...duties) => {
  const jobs = jobsIn(...first, ...duties, 'Trainee – Setu Cables, Pune (Summer 2018)', 'Spliced fibre')
  expect(jobs[0]).toEqual(nadi)
  expect(jobs[1]?.slice(0, 2)).toEqual(['Trainee', 'Setu Cables'])
})

test('what was done below a job is not its employer', () => {
  const [job] = jobsIn('Trainee (June 2018 – August 2018)', 'Managed 400 routers across three circles')
  expect(job?.slice(0, 2)).toEqual(['Trainee', ''])
})

test('a sentence of a duty is doubtful as a name, and names that begin like a verb are not', () => {
  expect(signsOfEmployer('Managed 400 routers across three circles')).toContain('noName')
  for (const name of [
    'United Nations Development Programme',
    'Applied Materials India Private Limited',
    'Allied Traders of South Kerala',
  ])
    expect(signsOfEmployer(name)).not.toContain('noName')
})
