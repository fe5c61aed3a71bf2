import { expect, test, vi } from 'vitest'
import { TooMany } from '#platform/server/failures.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal({ rateLimits: { ...noRateLimits, consume: () => Promise.reject(new TooMany(60)) } })

test('a message over the limit triggers no lookups', async () => {
  const connect = vi.spyOn(portal.pool, 'connect')
  const { statusCode } = await portal.visitor.call('POST /api/ai/chat', { message: 'Nurse jobs in Pune' })
  expect([statusCode, connect.mock.calls.length]).toEqual([429, 0])
})
