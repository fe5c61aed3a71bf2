import { expect, test } from 'vitest'
import { ApplicationStatus } from './contract.ts'
import { excerpt, nextStatuses, statusLabels, whyNotApply } from './rules.ts'

test.each([
  { isJobOpen: true, earlier: [], hasCv: true, reason: null },
  { isJobOpen: true, earlier: [], hasCv: false, reason: 'cvRequired' },
  { isJobOpen: true, earlier: ['applied'] as const, hasCv: false, reason: 'alreadyApplied' },
  { isJobOpen: true, earlier: ['withdrawn'] as const, hasCv: true, reason: null },
  { isJobOpen: true, earlier: ['withdrawn', 'applied'] as const, hasCv: true, reason: 'alreadyApplied' },
  { isJobOpen: true, earlier: ['withdrawn', 'withdrawn'] as const, hasCv: true, reason: 'alreadyApplied' },
  { isJobOpen: false, earlier: ['applied'] as const, hasCv: false, reason: 'jobClosed' },
  { isJobOpen: true, earlier: [], hasCv: false, answers: 'unanswered' as const, reason: 'cvRequired' },
  { isJobOpen: true, earlier: [], hasCv: true, answers: 'unanswered' as const, reason: 'answersRequired' },
  { isJobOpen: true, earlier: [], hasCv: true, answers: 'knockedOut' as const, reason: 'knockedOut' },
])('open $isJobOpen, earlier $earlier, CV $hasCv: $reason', ({ reason, answers = 'complete' as const, ...facts }) => {
  expect(whyNotApply({ ...facts, answers })).toBe(reason)
})

const ends = ['hired', 'rejected', 'withdrawn']

test('the candidate may withdraw an application until it is final', () => {
  const open = ApplicationStatus.options.filter((status) => nextStatuses(status, 'candidate').length > 0)
  expect(open).toEqual(ApplicationStatus.options.filter((status) => !ends.includes(status)))
  expect(nextStatuses('offer', 'candidate')).toEqual(['withdrawn'])
})

test('only the employer moves an application, never from a final status or back to the first one', () => {
  expect(nextStatuses('applied', 'employer')).toContain('in_review')
  expect(nextStatuses('applied', 'employer')).not.toContain('hired')
  for (const status of ApplicationStatus.options) {
    expect(nextStatuses(status, 'staff')).toEqual([])
    expect(nextStatuses(status, 'employer')).not.toContain('withdrawn')
    expect(nextStatuses(status, 'employer')).not.toContain('applied')
    expect(nextStatuses(status, 'employer')).not.toContain(status)
  }
  for (const end of ends) expect(nextStatuses(end as ApplicationStatus, 'employer')).toEqual([]) // the ends are statuses, see above
})

test('the statuses have the labels that candidates read', () => {
  expect(statusLabels).toMatchObject({
    in_review: 'In Review',
    under_review: 'Under Review',
    interview: 'Interview Scheduled',
    offer: 'Offer Extended',
    rejected: 'Rejected',
  })
})

test('an excerpt ends with a whole word', () => {
  expect(excerpt('short')).toBe('short')
  const text = excerpt('seven words '.repeat(60))
  expect(text.length).toBeLessThan(282)
  expect(text).toMatch(/(seven|words)…$/)
})
