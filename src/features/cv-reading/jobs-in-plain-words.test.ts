/** Jobs in the words of people who wrote their CV without a template. */
import { expect, test } from 'vitest'
import { jobsIn } from '#tests/cv-import/read-lines.ts'

test('"as clerk position at" a firm', () => {
  expect(jobsIn('Worked as Clerk position at Nadi college, Borgaon\tAug 2020 – Aug 2022').map((job) => job[0])).toEqual(['Clerk'])
})

test('what somebody does in a firm, behind a colon', () => {
  expect(jobsIn('Working in Nadi Style : Sales Support, Invoicing and Quotation etc,..')).toEqual([
    ['Sales Support', 'Nadi Style', '', ''],
  ])
  expect(jobsIn('Working in Nadi Style : I learned to plan, and to keep promises')).toEqual([])
})

test('two names below a time, with a full stop', () => {
  expect(
    jobsIn('July 2022 - Current', 'NADI CONNECT - Transcriber.', 'March 2022 - June 2022', 'SONA PAINTS - Gate Checker'),
  ).toEqual([
    ['Transcriber', 'NADI CONNECT', '2022-07', 'now'],
    ['Gate Checker', 'SONA PAINTS', '2022-03', '2022-06'],
  ])
})
