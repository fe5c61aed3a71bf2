import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDisk } from './disk.ts'

async function aDisk() {
  const parent = await mkdtemp(path.join(tmpdir(), 'pasand-disk-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const root = path.join(parent, 'files')
  return { parent, root, disk: openDisk(root) }
}

test.each([
  '../secret.txt',
  'photos/../../secret.txt',
  'photos/..%2Fsecret.txt',
  '/etc/passwd',
  'photos/a/b.webp',
  'photos/.hidden',
  'photos/a.webp\0.txt',
  String.raw`photos\..\secret.txt`,
  'secret.txt',
  '',
])('%j is no name: nothing is read, written or removed under it', async (name) => {
  const { disk, parent } = await aDisk()
  await writeFile(path.join(parent, 'secret.txt'), 'secret')
  expect(await disk.find(name)).toBeNull()
  await disk.remove(name)
  await expect(disk.keep(name, Buffer.from('x'))).rejects.toThrow('no name for a file')
  expect(await readdir(parent)).toEqual(['secret.txt'])
})

test('many writers of one name leave one complete file', async () => {
  const { disk, root } = await aDisk()
  const contents = Array.from({ length: 12 }, (_, writer) => Buffer.alloc(200_000, writer))
  await Promise.all(contents.map((content) => disk.keep('photos/one.webp', content)))
  const found = await disk.find('photos/one.webp')
  expect(contents.some((content) => found?.equals(content))).toBe(true)
  expect(await readdir(path.join(root, 'photos'))).toEqual(['one.webp'])
})

test('only the account of the server can read a file', async () => {
  const { disk, root } = await aDisk()
  await disk.keep('photos/one.webp', Buffer.from('picture'))
  expect((await stat(path.join(root, 'photos/one.webp'))).mode & 0o077).toBe(0)
})
