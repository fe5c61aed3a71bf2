/** Stores files of features, such as photos. On disk by default; another storage must implement the same functions. */
export type Storage = {
  /** Atomic: nobody ever reads half a file. */
  readonly keep: (name: string, content: Uint8Array) => Promise<void>
  /** Null when there is no such file. */
  readonly find: (name: string) => Promise<Buffer | null>
  /** Removing a missing file is not an error. */
  readonly remove: (name: string) => Promise<void>
  readonly list: (folder: string) => Promise<StoredFile[]>
}

export type StoredFile = { readonly name: string; readonly keptAt: Date }

/** `folder/file.ending`: one level, plain letters. A name from outside cannot point anywhere else. */
export function isFileName(name: string): boolean {
  return /^[a-z]{1,40}\/[\w-]{1,120}\.[a-z\d]{1,8}$/i.test(name)
}
