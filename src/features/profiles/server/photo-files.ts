import type { Storage } from '#platform/server/storage/storage.ts'
import { photoEdges, photoFile, photoKeyIn, type PhotoSize } from '../rules.ts'

/** Every size of the photo behind this address. */
export async function removeFilesOf(storage: Storage, url: string): Promise<void> {
  const key = photoKeyIn(url)
  if (key === null) return
  const sizes = Object.keys(photoEdges) as PhotoSize[] // the keys of that very object
  await Promise.all(sizes.map((size) => storage.remove(photoFile(key, size))))
}
