/** Screens show the messages of refusals, so they are never the validator's own. */
import { expect, test } from 'vitest'
import { contracts } from '#app/server/features.ts'
import type { Contract, Endpoint } from '#platform/contract/endpoint.ts'
import { inPlainWords } from '#platform/server/plain-words.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const endpoints: [string, Endpoint][] = contracts.flatMap((contract: Contract) => Object.entries(contract))
const odd = [undefined, null, true, -1.5, 1e308, 'x', 'x'.repeat(70_000), [], ['x'], {}]

test.each(endpoints)('%s refuses whatever does not fit in plain words', (_key, { params, query, body }) => {
  const messages = [params, query, body].flatMap((schema) => {
    if (!schema) return []
    const fields = Object.keys('shape' in schema && typeof schema.shape === 'object' && schema.shape ? schema.shape : {})
    const inputs = [...odd, ...odd.flatMap((value) => fields.map((field) => ({ [field]: value })))]
    return inputs.flatMap((input) => schema.safeParse(input, { error: inPlainWords }).error?.issues ?? [])
  })
  expect(
    messages
      .map(({ message }) => message)
      .filter((message) =>
        /^(Invalid (input|UUID|option|string|ISO)|Too (big|small)|Unrecognized)|\bexpected [a-z]+ /.test(message),
      ),
  ).toEqual([])
})

test('a CV under no id, an unknown status and a switch that is neither on nor off are refused in words', async () => {
  const [employer, person] = [await portal.anEmployer(), await portal.aUser()]
  const messageOf = async (answer: ReturnType<typeof employer.call>) => (await answer).json().message
  expect(await messageOf(portal.visitor.call('GET /api/cvs/view/abc'))).toBe('CV not found')
  expect(await messageOf(employer.call('GET /api/employer/applications?status=zzz'))).toMatch(/^Please choose one of: applied, /)
  expect(
    await messageOf(person.call('POST /api/settings/password', { currentPassword: 7, newPassword: 'papayas-in-june' })),
  ).toBe('Please enter your current password')
})
