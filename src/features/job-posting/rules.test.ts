import { expect, test } from 'vitest'
import { expiryOf } from './apply-by.ts'
import { type PostingAction, PostingState } from './contract.ts'
import { blankPosting, copyOf, fieldsOfJob, readFields } from './fields.ts'
import { canonicalPlace, nearestPlace } from './places.ts'
import { Posting } from './posting-schema.ts'
import { actionsOf, isExpired, nextState, takesSlot } from './rules.ts'

const now = new Date('2026-11-22T08:00:00Z')
const later = new Date('2026-12-22T08:00:00Z')

test('a closed posting is final, and a draft can only be published', () => {
  expect(actionsOf('closed')).toEqual([])
  expect(actionsOf('draft')).toEqual(['publish', 'wait'])
})

test('only staff end a hold', () => {
  expect(actionsOf('held').toSorted()).toEqual(['release', 'remove'])
})

test('an open job can be paused, held and closed', () => {
  const actions: readonly PostingAction[] = ['pause', 'hold', 'close']
  expect(actions.map((action) => nextState('open', action))).toEqual(['paused', 'held', 'closed'])
})

test('drafts, closed and expired jobs do not count against the plan', () => {
  const taking = PostingState.options.filter((state) => takesSlot({ state, expiresAt: later }, now))
  expect(taking).toEqual(['waiting', 'open', 'paused', 'held'])
  expect(isExpired({ state: 'open', expiresAt: now }, now)).toBe(true)
  expect(takesSlot({ state: 'open', expiresAt: now }, now)).toBe(false)
})

test('the last day to apply is thirty days from now by default, and at most sixty', () => {
  expect(expiryOf('', now)).toEqual(later)
  expect(expiryOf('2026-11-23', now)?.toISOString()).toBe('2026-11-23T18:29:59.000Z')
  expect(expiryOf('2027-01-21', now)).not.toBeNull()
  expect([expiryOf('2026-11-22', now), expiryOf('2027-01-22', now), expiryOf('2020-01-01', now)]).toEqual([null, null, null])
})

const typed = {
  ...blankPosting,
  title: 'Ward Sister',
  description: 'You lead a ward of thirty beds in three shifts and plan the duty list.',
  place: 'Kothrud, Poona',
  payFrom: '₹ 35,000',
  payTo: '४५०००',
}

test('pay per month is stored per year, in digits of any script', () => {
  expect(Posting.parse(typed)).toMatchObject({ salaryMin: 420_000, salaryMax: 540_000, location: 'Pune, Maharashtra' })
  expect(Posting.parse({ ...typed, payPer: 'year', payTo: '' })).toMatchObject({ salaryMin: 35_000, salaryMax: null })
})

test('the fields of a published job are as they were typed', () => {
  const { applyBy: _day, ...job } = Posting.parse(typed)
  const fields = fieldsOfJob({ ...job, expiresAt: null })
  expect(fields).toMatchObject({
    payPer: 'month',
    payFrom: '35000',
    payTo: '45000',
    place: 'Pune, Maharashtra',
    workplace: 'on_site',
  })
  expect(Posting.parse(fields)).toEqual(Posting.parse(typed))
})

test.each([
  [{ payFrom: '50000', payTo: '40000' }, 'payTo'],
  [{ payFrom: 'a lot' }, 'payFrom'],
  [{ place: 'Atlantis' }, 'place'],
  [{ title: ' ' }, 'title'],
  [{ title: '🚀🚀🚀' }, 'title'],
  [{ openings: '0' }, 'openings'],
  [{ questions: [{ kind: 'number', text: 'Years', least: 5, most: 2 }] }, 'questions'],
  [{ questions: [1, 2].map(() => ({ kind: 'text', text: 'Why here?' })) }, 'questions'],
])('%o is wrong at %s', (over, path) => {
  const { error } = Posting.safeParse({ ...typed, ...over })
  expect(error?.issues.map((issue) => issue.path[0])).toEqual([path])
})

test('a remote job needs no city', () => {
  expect(Posting.parse({ ...typed, workplace: 'remote', place: '' }).location).toBe('Remote, India')
})

test.each([
  ['pune', 'Pune, Maharashtra'],
  ['Bangalore', 'Bengaluru, Karnataka'],
  ['Karad, Maharashtra', 'Karad, Maharashtra'],
  ['Baner, Pune, India', 'Pune, Maharashtra'],
  ['Maharashtra', null],
  ['All over India', null],
  ['Paris', null],
])('the place %s is %s', (place, canonical) => {
  expect(canonicalPlace(place)).toBe(canonical)
})

test('a place with a typing error gets a suggestion', () => {
  expect([nearestPlace('Nagpurr'), nearestPlace('Xyzzy')]).toEqual(['Nagpur, Maharashtra', null])
})

test('a stored draft of any form fills the fields, each with its own type', () => {
  expect(readFields({ title: 7, benefits: 'PF', openings: 3, extra: true })).toEqual({
    ...blankPosting,
    title: '7',
    openings: '3',
  })
  expect(copyOf({ ...typed, applyBy: '2026-12-01' }).applyBy).toBe('')
})
