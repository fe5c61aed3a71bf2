import { expect, test } from 'vitest'
import { statusLabel } from './labels.ts'
import { sessionStatuses } from './rules.ts'

test('every status has words, and no code is shown', () => {
  const labels = sessionStatuses.map((status) => statusLabel({ status, pass: true, isWithdrawn: false }))
  expect(labels).toEqual(['Scheduled', 'In progress', 'Passed', 'Cancelled'])
})
