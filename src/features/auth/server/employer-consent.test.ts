import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentText, textOf } from '#features/privacy/consent-texts.ts'
import { openPortal, testPassword } from '#tests/portal.ts'

const { visitor, db } = await openPortal()

test('a person who registers a company consents to the text for employers', async () => {
  const name = { firstName: 'Asha', lastName: 'Menon', companyName: 'Asha Textiles' }
  const asha = { email: `${randomUUID()}@example.in`, password: testPassword, accountType: 'employer', ...name }
  expect((await visitor.call('POST /api/auth/register', asha)).statusCode).toBe(201)
  const { version } = await db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.userId')
    .select('consents.version')
    .where('users.email', '=', asha.email)
    .executeTakeFirstOrThrow()
  const { text } = consentText('account', { isEmployer: true })
  expect(textOf('account', version)).toBe(text)
  expect(text).not.toBe(consentText('account').text)
  expect(text).toContain('my company')
})
