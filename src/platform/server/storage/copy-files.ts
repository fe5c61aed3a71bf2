import type { Storage } from './storage.ts'

export type CopyReport = { readonly copied: number; readonly same: number; readonly wrong: readonly string[] }

/**
 * Copies files that are missing or different in the other storage, and reads each copy back. `wrong` names files whose copy differs from the
 * original. Files that are removed during the run are skipped, so that a second run finds nothing to do.
 */
export async function copyFiles(from: Storage, to: Storage): Promise<CopyReport> {
  let [copied, same] = [0, 0]
  const wrong: string[] = []
  for (const folder of await from.listFolders())
    for (const { name } of await from.list(folder)) {
      const content = await from.find(name)
      if (!content) continue
      if ((await to.find(name))?.equals(content)) same++
      else {
        await to.keep(name, content)
        if ((await to.find(name))?.equals(content)) copied++
        else wrong.push(name)
      }
    }
  return { copied, same, wrong }
}

/** Removes files that the other storage has with the same content. Returns how many files stayed because it has not. */
export async function removeCopied(from: Storage, to: Storage): Promise<number> {
  let stayed = 0
  for (const folder of await from.listFolders())
    for (const { name } of await from.list(folder)) {
      const content = await from.find(name)
      if (content && (await to.find(name))?.equals(content)) await from.remove(name)
      else stayed++
    }
  return stayed
}
