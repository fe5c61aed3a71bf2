import { promisify } from 'node:util'
import { type AsyncZippable, zip, type ZipOptions } from 'fflate'

const zipUp = promisify<AsyncZippable, Uint8Array>(zip)

/** Packed beside the main thread where it is much. What is packed already, as a PDF is, goes in as it is. */
export function zipped(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const packed = Object.entries(files).map(([name, content]): [string, [Uint8Array, ZipOptions]] => [
    name,
    [content, { level: name.endsWith('.pdf') ? 0 : 6 }],
  ])
  return zipUp(Object.fromEntries(packed))
}
