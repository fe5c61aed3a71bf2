import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFileName, requireFileName, type StoredFile, type Storage } from './storage.ts'

/** Stores files in a folder that only the account of the server may read. */
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

/** Writes to a temporary file and then renames it, which is atomic. */
async function writeWhole(place: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const aside = `${place}.${randomUUID()}.part`
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(content)
      // Without a flush, a power failure could leave a name that points to an empty file.
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

/** Null for a file that is still being written, or has been removed. */
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
