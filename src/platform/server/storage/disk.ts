import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFileName, requireFileName, type StoredFile, type Storage } from './storage.ts'

/** Files under one folder that only this account may read. */
export function openDisk(root: string): Storage {
  const placeOf = (name: string): string => path.join(root, name)
  return {
    keep: async (name, content) => {
      requireFileName(name)
      await writeWhole(placeOf(name), content)
    },
    find: async (name) => (isFileName(name) ? orNull(readFile(placeOf(name))) : null),
    remove: async (name) => {
      if (isFileName(name)) await rm(placeOf(name), { force: true })
    },
    list: async (folder) => {
      const files = (await orNull(readdir(placeOf(folder)))) ?? []
      const found = await Promise.all(files.map((file) => keptFile(placeOf(folder), `${folder}/${file}`)))
      return found.filter((file) => file !== null)
    },
    listFolders: async () => {
      const entries = (await orNull(readdir(root, { withFileTypes: true }))) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
  }
}

/** Written to a temporary file and then renamed, which is atomic. */
async function writeWhole(place: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const aside = `${place}.${randomUUID()}.part`
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(content)
      // After a power cut a name must not point to an empty file.
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, place)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Null for a file that is still being written, or was removed meanwhile. */
async function keptFile(folder: string, name: string): Promise<StoredFile | null> {
  if (!isFileName(name)) return null
  const found = await orNull(stat(path.join(folder, path.basename(name))))
  return found?.isFile() ? { name, keptAt: found.mtime } : null
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
