import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { aMailServer } from '#tests/fakes/smtp.ts'
import { openDatabase } from './db.ts'
import type { Email } from './email.ts'
import { createMailer } from './mail.ts'

const { url, drop } = await cloneDatabase()
const { db, close } = openDatabase(url, () => {})
const outbox = path.join(await mkdtemp(path.join(tmpdir(), 'pasand-mail-')), 'outbox')
const server = await aMailServer()
const clock = (): Date => new Date('2026-11-21T06:30:00Z')
const settings = {
  sender: { name: 'Pasand', mark: 'प', tagline: 'Your kind of job' },
  from: 'Pasand <hello@pasand.example>',
  outbox,
  clock,
}
const sendEmail = createMailer(db, { ...settings, smtpUrl: undefined })
const overSmtp = createMailer(db, { ...settings, smtpUrl: server.url })
const impatiently = createMailer(db, { ...settings, smtpUrl: server.url, patienceMs: 100 })
const link = `https://pasand.example/verify-email?token=${'a1=B_-'.repeat(20)}`

afterAll(async () => {
  await server.close()
  await close()
  await drop()
  await rm(path.dirname(outbox), { recursive: true })
})
beforeEach(() => server.turn('take'))

function aLetter(key: string, over: Partial<Email> = {}): Email {
  return { key, to: 'asha@example.in', subject: 'A letter', body: ['Hello,'], why: 'You asked for it.', ...over }
}

async function fileOf(key: string): Promise<string> {
  return readFile(path.join(outbox, `${key}.eml`), 'utf8')
}

test('a link is on one line of its own, whatever its length and the text around it', async () => {
  await sendEmail(aLetter('one', { subject: 'नमस्ते Asha', body: ['नमस्ते', { button: 'Verify', url: link }] }))
  const file = await fileOf('one')
  expect(file.split('\r\n')).toContain(link)
  expect(file.match(/^Content-Transfer-Encoding: 8bit\r$/gm)).toHaveLength(2)
  expect(file).toMatch(/^Message-I[Dd]: <one@pasand\.example>\r$/m)
  expect(file).toMatch(/^Date: Sat, 21 Nov 2026 06:30:00 \+0000\r$/m)
  expect(file).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(file).toMatch(/^To: asha@example\.in\r$/m)
  expect(file).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test('text and HTML are two parts of one email, the text first', async () => {
  await sendEmail(aLetter('parts', { body: ['Hi Asha,', { button: 'Verify', url: link }] }))
  const file = await fileOf('parts')
  const boundary = /^Content-Type: multipart\/alternative;\s+boundary="?([\w-]+)"?\r$/m.exec(file)?.[1] ?? 'none'
  const [, text = '', html = '', end] = file.split(`--${boundary}`)
  expect(text).toContain('Content-Type: text/plain; charset=utf-8')
  expect(html).toContain('Content-Type: text/html; charset=utf-8')
  expect(end).toBe('--\r\n')
  const [, encoded = ''] = html.split('\r\n\r\n')
  expect(Math.max(...encoded.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
  expect(Buffer.from(encoded, 'base64').toString()).toMatch(/^<!doctype html>[^]*Hi Asha,[^]*<\/html>\n$/)
})

test('an email with an unsubscribe link has the List-Unsubscribe header, and no other email has it', async () => {
  const unsubscribeUrl = 'https://pasand.example/unsubscribe?token=abc'
  await sendEmail(aLetter('digest', { unsubscribeUrl }))
  const file = (await fileOf('digest')).replaceAll('\r\n ', ' ')
  expect(file).toMatch(/^List-Unsubscribe: <https:\/\/pasand\.example\/unsubscribe\?token=abc>\r$/m)
  expect(file).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(file.split('\r\n')).toContain(unsubscribeUrl)
  await sendEmail(aLetter('single'))
  expect(await fileOf('single')).not.toMatch(/^List-/m)
})

test('only the account of the server can read the outbox', async () => {
  await sendEmail(aLetter('private'))
  expect((await stat(outbox)).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(outbox, 'private.eml'))).mode & 0o777).toBe(0o600)
})

test.each([
  ['without an end', 'word '.repeat(1_000)],
  ['without a space', 'क'.repeat(3_000)],
  ['as a link without an end', `https://${'a'.repeat(3_000)}`],
])('what a person has written %s is folded, and a subject cannot smuggle in a header', async (_what, typed) => {
  await rm(outbox, { recursive: true, force: true })
  const key = `hostile-${typed.length}-${typed[0]}`
  await sendEmail(aLetter(key, { subject: 'Hello\r\nBcc: everybody@example.in', body: [typed] }))
  const [name = ''] = await readdir(outbox)
  const lines = (await readFile(path.join(outbox, name), 'utf8')).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(998)
  expect(lines.filter((line) => line.startsWith('Bcc'))).toEqual([])
})

test.each([
  ['refuses it for now', overSmtp, { refuse: 451 }, { responseCode: 451 }],
  ['refuses it', overSmtp, { refuse: 550 }, { responseCode: 550 }],
  ['never answers', impatiently, 'hang', { code: 'ETIMEDOUT' }],
] as const)('when the mail server %s, the letter is kept and leaves once when tried again', async (what, send, mood, cause) => {
  const sentEmail = aLetter(what.replaceAll(' ', '-'))
  const before = server.received.length
  server.turn(mood)
  await expect(send(sentEmail)).rejects.toMatchObject({ name: 'Unavailable', cause })
  await expect(send(sentEmail)).rejects.toMatchObject({ name: 'Unavailable', cause })
  expect(server.received).toHaveLength(before)
  server.turn('take')
  await overSmtp(sentEmail)
  await overSmtp(sentEmail)
  expect(server.received.slice(before)).toEqual([expect.stringContaining(`<${sentEmail.key}@pasand.example>`)])
})

test('an email is not sent while the mail server is unavailable', async () => {
  const away = createMailer(db, { ...settings, smtpUrl: 'smtp://127.0.0.1:1' })
  await expect(away(aLetter('later'))).rejects.toThrow('could not be sent')
  await sendEmail(aLetter('later'))
  expect(await readdir(outbox)).toContain('later.eml')
})
