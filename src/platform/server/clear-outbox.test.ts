import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOutbox } from './clear-outbox.ts'

const parent = await mkdtemp(path.join(tmpdir(), 'pasand-outbox-'))
afterAll(() => rm(parent, { recursive: true }))

async function aFolder(name: string, emails: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(parent, name)
  await mkdir(folder)
  for (const [file, text] of Object.entries(emails)) await writeFile(path.join(folder, file), text)
  return folder
}

test('the emails of a person are deleted, and those of similar addresses stay', async () => {
  const folder = await aFolder('person', {
    'to.eml': 'To: An@example.in\r\n\r\nHello',
    'about.eml': 'To: hr@company.in\r\nReply-To: "An" <an@example.in>\r\n\r\nDear company',
    'named.eml': 'To: hr@company.in\r\n\r\nWrite to an@example.in.',
    'goodbye.eml': 'To: an@example.in\r\n\r\nGoodbye',
    'khan.eml': 'To: khan@example.in\r\n\r\nHello',
    'longer.eml': 'To: an@example.in.net\r\n\r\nHello',
    'notes.txt': 'an@example.in',
  })
  await openOutbox(folder).removeMentions('an@Example.in', 'goodbye')
  expect((await readdir(folder)).toSorted()).toEqual(['goodbye.eml', 'khan.eml', 'longer.eml', 'notes.txt'])
})

test('old emails are deleted, new ones stay, and a missing folder is empty', async () => {
  const folder = await aFolder('old', { 'old.eml': 'a', 'new.eml': 'b' })
  await utimes(path.join(folder, 'old.eml'), 1, 1)
  await openOutbox(folder).removeUntil(new Date(2_000))
  expect(await readdir(folder)).toEqual(['new.eml'])
  await openOutbox(path.join(parent, 'nowhere')).removeUntil(new Date())
})
