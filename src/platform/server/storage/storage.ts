/** Files that features keep: photos and the like. On disk by default; another store only has to keep these promises. */
export type Storage = {
  /** Whole or not at all: nobody ever reads half a file. */
  readonly keep: (name: string, content: Uint8Array) => Promise<void>
  /** Null when there is no such file. */
  readonly find: (name: string) => Promise<Buffer | null>
  /** What is gone already may be removed again. */
  readonly remove: (name: string) => Promise<void>
  readonly list: (folder: string) => Promise<StoredFile[]>
}

export type StoredFile = { readonly name: string; readonly keptAt: Date }

/** `folder/file.ending`: one level, plain letters. A name that comes from outside can lead nowhere else. */
export function isFileName(name: string): boolean {
  return /^[a-z]{1,40}\/[\w-]{1,120}\.[a-z\d]{1,8}$/i.test(name)
}
