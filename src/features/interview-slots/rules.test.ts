import { expect, test } from 'vitest'
import { cancellationText } from './rules.ts'

test('a cancelled interview says who cancelled it, when, and for when it was planned', () => {
  const cancelled = { by: 'candidate', at: '2026-11-30T05:00:00.000Z' } as const
  expect(cancellationText({ cancelled, bookedAt: '2026-12-03T05:30:00.000Z' }, 'employer')).toBe(
    'The candidate cancelled the interview on 30 Nov 2026. It was planned for Thursday, 3 Dec 2026, 11:00 am IST.',
  )
  expect(cancellationText({ cancelled, bookedAt: null }, 'candidate')).toBe('You cancelled the interview on 30 Nov 2026.')
  expect(cancellationText({ cancelled: { ...cancelled, by: 'employer' }, bookedAt: null }, 'employer')).toBe(
    'Your team cancelled the interview on 30 Nov 2026.',
  )
  expect(cancellationText({ cancelled: null, bookedAt: null }, 'employer')).toBe('')
})
