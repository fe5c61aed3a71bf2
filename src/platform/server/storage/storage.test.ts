import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isS3ServerHere, type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { copyFiles, removeCopied } from './copy-files.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'
import type { Storage } from './storage.ts'

let folder = ''
let server: S3Server | undefined
const storages: Partial<Record<'disk' | 'S3', Storage>> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pasand-files-'))
  storages.disk = openDisk(folder)
  if (!isS3ServerHere) return
  server = await startS3Server()
  storages.S3 = openS3(server.config)
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
})

function storage(kind: 'disk' | 'S3'): Storage {
  const found = storages[kind]
  if (!found) throw new Error(`there is no ${kind}`)
  return found
}

const content = async (kind: 'disk' | 'S3', name: string) => (await storage(kind).find(name))?.toString() ?? null

describe.each(['disk', ...(isS3ServerHere ? (['S3'] as const) : [])] as const)('%s', (kind) => {
  test('a stored file is found, listed and removed, and may be removed twice', async () => {
    const { keep, find, list, listFolders, remove } = storage(kind)
    expect(await listFolders()).not.toContain('photos')
    await keep('photos/one.webp', Buffer.from('picture'))
    expect(await find('photos/one.webp')).toEqual(Buffer.from('picture'))
    expect(await list('photos')).toEqual([{ name: 'photos/one.webp', keptAt: expect.any(Date) }])
    expect(await listFolders()).toContain('photos')
    expect(await list('photo')).toEqual([])
    await remove('photos/one.webp')
    await remove('photos/one.webp')
    expect(await find('photos/one.webp')).toBeNull()
    expect(await list('photos')).toEqual([])
  })

  test.each(['../secret.txt', 'photos/../../secret.txt', 'photos/a/b.webp', 'photos/a.webp\0.txt', 'secret.txt', ''])(
    '%j is no name: nothing is read or written under it',
    async (name) => {
      expect(await storage(kind).find(name)).toBeNull()
      await storage(kind).remove(name)
      await expect(storage(kind).keep(name, Buffer.from('x'))).rejects.toThrow('no name for a file')
    },
  )

  test('many writers of one name leave one complete file', async () => {
    const contents = Array.from({ length: 8 }, (_, writer) => Buffer.alloc(200_000, writer))
    await Promise.all(contents.map((one) => storage(kind).keep('races/one.webp', one)))
    const found = await storage(kind).find('races/one.webp')
    expect(contents.some((one) => found?.equals(one))).toBe(true)
  })

  test('a list contains all files of its folder', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `many/file-${at}.txt`)
    await Promise.all(names.map((name) => storage(kind).keep(name, Buffer.from(name))))
    expect((await storage(kind).list('many')).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })
})

describe.skipIf(!isS3ServerHere)('S3-compatible storage', () => {
  test('without the key nobody reads a file, and a wrong key is an error', async () => {
    await storage('S3').keep('documents/pan.pdf', Buffer.from('secret'))
    const { endpoint = '', bucket = '' } = server?.config ?? {}
    const answer = await fetch(`${endpoint}/${bucket}/documents/pan.pdf`)
    expect([answer.ok, await answer.text()]).toEqual([false, expect.not.stringContaining('secret')])
    const stranger = openS3({ endpoint, bucket, region: 'us-east-1', accessKeyId: 'tests:portal', secretAccessKey: 'wrong' })
    await expect(stranger.find('documents/pan.pdf')).rejects.toThrow(/signature/i)
    await stranger.close()
  })

  test('files are copied to S3 and back, each copy is checked, and only copied files are removed', async () => {
    await storage('disk').keep('logos/a.webp', Buffer.from('a'))
    await storage('disk').keep('logos/b.webp', Buffer.from('b'))
    await storage('S3').keep('logos/b.webp', Buffer.from('an older b'))
    const disk = storage('disk')
    const first = await copyFiles(disk, storage('S3'))
    expect(first.wrong).toEqual([])
    expect(await Promise.all(['logos/a.webp', 'logos/b.webp'].map((name) => content('S3', name)))).toEqual(['a', 'b'])
    expect(await copyFiles(disk, storage('S3'))).toEqual({ copied: 0, same: first.copied + first.same, wrong: [] })
    await storage('disk').keep('logos/c.webp', Buffer.from('came meanwhile'))
    expect(await removeCopied(disk, storage('S3'))).toBe(1)
    expect((await disk.list('logos')).map(({ name }) => name)).toEqual(['logos/c.webp'])
    await copyFiles(storage('S3'), disk)
    expect(await content('disk', 'logos/a.webp')).toBe('a')
  })

  test('a storage that loses files is detected', async () => {
    const broken: Storage = { ...storage('S3'), find: async () => Buffer.from('something else') }
    await storage('disk').keep('lost/a.txt', Buffer.from('a'))
    expect((await copyFiles(storage('disk'), broken)).wrong).toContain('lost/a.txt')
  })
})
