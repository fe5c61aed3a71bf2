import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { createMailer } from '#platform/server/mail.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { register } from './register.ts'
import { sendReset } from './send-reset.ts'
import { sendVerification } from './send-verification.ts'

const portal = await openPortal()
const { db, context, visitor } = portal
const folder = await mkdtemp(path.join(tmpdir(), 'pasand-once-'))
const outbox = path.join(folder, 'outbox')
const sendEmail = createMailer(db, {
  sender: { name: 'Pasand', mark: 'प', tagline: 'Your kind of job' },
  from: 'hello@pasand.example',
  outbox,
  clock: context.clock,
  smtpUrl: undefined,
})

afterAll(() => rm(folder, { recursive: true }))

async function tokensIn(prefix: string): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.startsWith(prefix))
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))
  return texts.map((text) => /^https?:.*token=([\w-]+)\r$/m.exec(text)?.[1] ?? 'none')
}

const reset = (token: string) => visitor.call('POST /api/auth/reset-password', { token, newPassword: 'papayas-in-june' })

test('a verification job that runs again sends nothing, and the sent link still works', async () => {
  const named = { email: `${newId()}@example.in`, password: testPassword, firstName: 'Asha', lastName: 'Menon' }
  const { id } = await register(db, named, [])
  const wish = { userId: id, askId: newId() }
  for (let run = 0; run < 2; run += 1) await sendVerification({ ...context, sendEmail }, wish)
  const [token = '', ...others] = await tokensIn(`verify-email-${wish.askId}`)
  expect(others).toEqual([])
  expect((await visitor.call('POST /api/auth/verify-email', { token })).statusCode).toBe(200)
})

test('a password email is sent once per request, and a new request invalidates the earlier link', async () => {
  const { id } = await portal.aUser()
  const [first, second] = [newId(), newId()]
  for (const askId of [first, first, second, second]) await sendReset({ ...context, sendEmail }, { userId: id, askId })
  const [[old = ''], [young = '']] = [await tokensIn(`reset-password-${first}`), await tokensIn(`reset-password-${second}`)]
  expect((await reset(old)).statusCode).toBe(400)
  expect((await reset(young)).statusCode).toBe(200)
  expect((await reset(young)).statusCode).toBe(400)
})
