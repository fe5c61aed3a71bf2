/** Labels of the start and the end of a job. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

test.each([
  ['a period behind the label of its start', ['Start Date: Jan 2018 – Mar 2020']],
  ['a start and an end with labels', ['Start Date: Jan 2018', 'End Date: Mar 2020']],
])('%s is the time of the job', (_, times) => {
  const { cv } = readLines('Experience', 'Company: Nadi Motors Pvt Ltd', 'Designation: Store Keeper', ...times)
  expect(cv.experience).toMatchObject([
    { company: 'Nadi Motors Pvt Ltd', position: 'Store Keeper', startDate: '2018-01', endDate: '2020-03' },
  ])
})
