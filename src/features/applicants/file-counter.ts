/** Every file in a ZIP archive begins with these bytes. */
const signature = [0x50, 0x4b, 0x03, 0x04] as const

/** Counts the files of an archive while its parts arrive. A signature may be split over two parts. */
export function fileCounter(): (part: Uint8Array) => number {
  let [matched, files] = [0, 0]
  return (part) => {
    for (const byte of part) {
      matched = byte === signature[matched] ? matched + 1 : Number(byte === signature[0])
      if (matched < signature.length) continue
      matched = 0
      files += 1
    }
    return files
  }
}
