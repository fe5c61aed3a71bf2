import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createMailer } from '#platform/server/mail.ts'
import { openPortal } from '#tests/portal.ts'
import { publicEnvironment } from '#tests/support/public-config.ts'

const home = await mkdtemp(path.join(tmpdir(), 'pasand-dev-mail-'))
const env = { NODE_ENV: 'development', DATA_DIR: home }
const { visitor, db, context } = await openPortal({ config: readConfig(env) })
const outbox = path.join(home, 'outbox')
const from = 'Pasand <hello@pasand.example>'
const sendEmail = createMailer(db, {
  sender: { name: 'Pasand', mark: 'प', tagline: 'Your kind of job' },
  from,
  outbox,
  smtpUrl: undefined,
  clock: context.clock,
})
const link = 'https://pasand.example/verify-email?token=abc&x=1'
const typed = '<script>alert(1)</script>'
afterAll(() => rm(home, { recursive: true }))

async function write(key: string, subject: string, writtenAt: Date): Promise<void> {
  const body = [`Hi ${typed},`, { button: 'Verify', url: link }]
  await sendEmail({ key, to: 'asha@example.in', subject, body, why: 'You asked.' })
  await utimes(path.join(outbox, `${key}.eml`), writtenAt, writtenAt)
}

test('a missing outbox is shown as empty', async () => {
  const answer = await visitor.call('GET /dev/mail')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('No email has been sent yet.')
})

test('emails are listed, the newest first, with subjects in any script', async () => {
  const subject = `नमस्ते आशा, यह एक बहुत लंबा विषय है जो एक पंक्ति में नहीं आता ${typed}`
  await write('first', 'The first', new Date('2026-11-20T00:00:00Z'))
  await write('second', subject, new Date('2026-11-21T00:00:00Z'))
  const { body } = await visitor.call('GET /dev/mail')
  expect([...body.matchAll(/href="\/dev\/mail\/([^"]+)"/g)].map(([, name]) => name)).toEqual(['second.eml', 'first.eml'])
  expect(body).toContain('नमस्ते आशा, यह एक बहुत लंबा विषय है जो एक पंक्ति में नहीं आता &lt;script&gt;')
  expect(body).not.toContain(typed)
})

test('an email shows its text with the link, and its HTML in a sandboxed frame', async () => {
  const page = await visitor.call('GET /dev/mail/first.eml')
  expect(page.body).toContain('<a href="https://pasand.example/verify-email?token=abc&amp;x=1">')
  expect(page.body).toContain('<iframe sandbox ')
  expect(page.body).not.toContain(typed)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  const frame = await visitor.call('GET /dev/mail/first.eml/html')
  expect(frame.body).toMatch(/^<!doctype html>[^]*Hi &lt;script&gt;[^]*<\/html>/)
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
})

test.each(['nobody.eml', '..%2Fsession.secret', '%2e%2e', 'first'])('%s is no email', async (name) => {
  expect((await visitor.call(`GET /dev/mail/${name}`)).statusCode).toBe(404)
})

test.each([
  ['production', { ...env, NODE_ENV: 'production' }],
  ['a public server', { ...env, ...publicEnvironment }],
])('in %s there is no such page', async (_where, given) => {
  const portal = await openPortal({ config: readConfig(given) })
  for (const place of ['/dev/mail', '/dev/mail/first.eml', '/dev/mail/first.eml/html'])
    expect((await portal.visitor.call(`GET ${place}`)).statusCode).toBe(404)
})
