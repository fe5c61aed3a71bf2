import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { fakeSmtp } from '#tests/fakes/smtp.ts'
import { openDatabase } from './db.ts'
import { openPost } from './mail.ts'

const { url, drop } = await cloneDatabase()
const { db, close } = openDatabase(url, () => {})
const outbox = path.join(await mkdtemp(path.join(tmpdir(), 'pasand-mail-')), 'outbox')
const smtp = await fakeSmtp()
const clock = (): Date => new Date('2026-11-21T06:30:00Z')
const settings = { from: 'Pasand <hello@pasand.example>', outbox, clock }
const post = openPost(db, { ...settings, smtpUrl: undefined })
const link = `https://pasand.example/verify-email?token=${'a1=B_-'.repeat(20)}`

afterAll(async () => {
  smtp.close()
  await close()
  await drop()
  await rm(path.dirname(outbox), { recursive: true })
})

test('a link stands whole on a line of its own, however long it is and whatever stands around it', async () => {
  await post({ key: 'one', to: 'asha@example.in', subject: 'नमस्ते Asha', text: `नमस्ते\n\n${link}\n\nPasand` })
  const file = await readFile(path.join(outbox, 'one.eml'), 'utf8')
  expect(file.split('\r\n')).toContain(link)
  expect(file).toMatch(/^Content-Transfer-Encoding: 8bit\r$/m)
  expect(file).toMatch(/^Message-I[Dd]: <one@pasand\.example>\r$/m)
  expect(file).toMatch(/^Date: Sat, 21 Nov 2026 06:30:00 \+0000\r$/m)
  expect(file).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(file).toMatch(/^To: asha@example\.in\r$/m)
})

test('only our own account reads the outbox', async () => {
  await post({ key: 'private', to: 'asha@example.in', subject: 'Private', text: 'x' })
  expect((await stat(outbox)).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(outbox, 'private.eml'))).mode & 0o777).toBe(0o600)
})

test('what a person has written without an end is folded, and a subject cannot smuggle in a header', async () => {
  const subject = 'Hello\r\nBcc: everybody@example.in'
  await post({ key: 'hostile', to: 'asha@example.in', subject, text: 'word '.repeat(1_000) })
  const lines = (await readFile(path.join(outbox, 'hostile.eml'), 'utf8')).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(998)
  expect(lines.filter((line) => line.startsWith('Bcc'))).toEqual([])
})

test('a letter of one name leaves once, also when two want to send it at the same moment', async () => {
  const overSmtp = openPost(db, { ...settings, smtpUrl: smtp.url })
  const letter = { key: 'twice', to: 'asha@example.in', subject: 'Once', text: `Follow\n${link}` }
  await Promise.all([overSmtp(letter), overSmtp(letter), overSmtp(letter)])
  await overSmtp(letter)
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]?.split('\r\n')).toContain(link)
})

test('a letter that the mail server did not take may leave later', async () => {
  const away = openPost(db, { ...settings, smtpUrl: 'smtp://127.0.0.1:1' })
  const letter = { key: 'later', to: 'asha@example.in', subject: 'Later', text: 'x' }
  await expect(away(letter)).rejects.toThrow('could not be sent')
  await post(letter)
  expect(await readdir(outbox)).toContain('later.eml')
})
