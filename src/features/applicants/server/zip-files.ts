import { Zip, ZipPassThrough } from 'fflate'

type Entry = { readonly name: string; readonly content: Uint8Array }

/**
 * Streams a ZIP archive while its files are being made, with one file at a time in memory. PDFs are compressed already, so they are stored
 * uncompressed.
 */
export async function* zipFiles(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, content } of entries) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(content, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
