/** Stores files of features, such as photos: on disk, or in S3-compatible storage. */
export type Storage = {
  /** Stores a file atomically: nobody ever reads an incomplete file. */
  readonly keep: (name: string, content: Uint8Array) => Promise<void>
  /** Returns null if there is no such file. */
  readonly find: (name: string) => Promise<Buffer | null>
  /** Removing a missing file is not an error. */
  readonly remove: (name: string) => Promise<void>
  readonly list: (folder: string) => Promise<StoredFile[]>
  /** The names of the folders that contain files. */
  readonly listFolders: () => Promise<string[]>
}

export type StoredFile = { readonly name: string; readonly keptAt: Date }

/** Accepts `folder/file.ending`: one level, ASCII letters. A name from outside cannot point anywhere else. */
export function isFileName(name: string): boolean {
  return /^[a-z]{1,40}\/[\w-]{1,120}\.[a-z\d]{1,8}$/i.test(name)
}

export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new TypeError('this is no name for a file')
}
