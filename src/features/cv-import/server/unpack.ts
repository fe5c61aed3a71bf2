import { unzipSync } from 'fflate'
import { NotImportable } from './read-error.ts'

type Files = Readonly<Record<string, Uint8Array>>

const mostFiles = 3_000
const mostBytesEach = 8_000_000
const mostBytes = 16_000_000

/** Unpacks only the wanted files. Throws if the directory of the archive declares too many files or bytes. */
export function unpack(zip: Uint8Array, isWanted: (name: string) => boolean): Files {
  if (((zip[6] ?? 0) & 1) === 1) throw new NotImportable('protected')
  let files = 0
  let bytes = 0
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    if (++files > mostFiles) throw new NotImportable('tooMuch')
    if (!isWanted(name)) return false
    bytes += originalSize
    if (originalSize > mostBytesEach || bytes > mostBytes) throw new NotImportable('tooMuch')
    return true
  }
  try {
    return unzipSync(zip, { filter })
  } catch (error) {
    throw error instanceof NotImportable ? error : new NotImportable('damaged')
  }
}

export const textIn = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)
