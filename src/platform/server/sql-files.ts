import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type SqlFile = { readonly name: string; readonly text: string; readonly hash: string }

/** The files of a folder, sorted by name. */
export async function readFiles(folder: string, extension: '.sql' | '.json'): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name, text, hash: hashOf(text) }
    }),
  )
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
