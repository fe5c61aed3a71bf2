/** Work beside studies or at weekends is part-time, and work by mobile phone is done from home. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '#tests/abuse/slow-texts.ts'
import { readFilters } from './read-filters.ts'

test.each([
  ['weekend job', '', { jobType: 'part-time' }],
  ['helper sunday only', 'helper', { jobType: 'part-time' }],
  ['sunday only job', 'job', { jobType: 'part-time' }],
  ['data entry job after college', 'data entry job', { jobType: 'part-time' }],
  ['part time job after office hours', '', { jobType: 'part-time' }],
  ['office ke baad typing', 'typing', { jobType: 'part-time' }],
  ['tuition 5 to 9 job', 'tuition job', { shift: 'evening' }],
  ['part time job after college 5 to 9', '', { jobType: 'part-time', shift: 'evening' }],
  ['teacher for class 5 to 9', 'teacher for class 5 to 9', {}],
  ['after school care teacher', 'after school care teacher', {}],
  ['helper today joining', 'helper', { demographic: 'immediate_joiner' }],
  ['teacher weekends only', 'teacher', { jobType: 'part-time' }],
  ['saturday sunday job', 'job', { jobType: 'part-time' }],
  ['padhai ke saath job', 'job', { jobType: 'part-time' }],
  ['padhai ke sath part time job', 'job', { jobType: 'part-time' }],
  ['remote data entry work from home', 'data entry', { location: 'Remote' }],
  ['form filling job at home', 'form filling job', { location: 'Remote' }],
  ['gig work', '', { jobType: 'contract' }],
  ['job with studies', 'job', { jobType: 'part-time' }],
  ['student job', 'job', { jobType: 'part-time' }],
  ['college student part time job bangalore', 'job bangalore', { jobType: 'part-time' }],
  ['part time job after 5 pm', 'job', { jobType: 'part-time', shift: 'evening' }],
  ['9 to 6 job', 'job', { shift: 'day' }],
  ['mobile se kaam', 'kaam', { location: 'Remote' }],
])('%s', (typed, q, filters) => {
  expect(readFilters(typed, () => false)).toEqual({ q, filters })
})

test.each(['weekend off', 'mobile sales', 'student counsellor', 'after school teacher'])('%s has no filter', (typed) => {
  expect(readFilters(typed, () => false)).toEqual({ q: typed, filters: {} })
})

test.each(['college ', 'student ', '9 to ', 'after '])('a long line of "%s" takes no long time', async (word) => {
  expect(await processorTimeOf(async () => readFilters(word.repeat(25), () => false))).toBeLessThan(100)
})
