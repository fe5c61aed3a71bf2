import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileOf } from './outbox.ts'

/** Deletes files of the outbox, which hold personal data. */
export type Outbox = {
  /** Emails that are sent to this address or contain it, except the one with this key. */
  readonly removeMentions: (address: string, except: string) => Promise<void>
  /** Emails written at or before this time. */
  readonly removeUntil: (until: Date) => Promise<void>
}

export function openOutbox(folder: string): Outbox {
  async function removeWhere(isOver: (file: string) => Promise<boolean>): Promise<void> {
    for (const name of await readdir(folder).catch((): string[] => [])) {
      const file = path.join(folder, name)
      // Another process may have removed the file.
      if (name.endsWith('.eml') && (await isOver(file).catch(() => false))) await rm(file, { force: true })
    }
  }
  return {
    removeMentions: (address, except) =>
      removeWhere(async (file) => path.basename(file) !== fileOf(except) && names(await readFile(file, 'utf8'), address)),
    removeUntil: (until) => removeWhere(async (file) => (await stat(file)).mtime <= until),
  }
}

/** Whether the text contains the whole address, and not only a longer one that contains it. */
function names(raw: string, address: string): boolean {
  const words = raw.toLowerCase().split(/[\s<>"'()[\],:;=]+/)
  return words.some((word) => word.replace(/\.+$/, '') === address.toLowerCase())
}
