import type { PagePart } from '#platform/contract/page.ts'

/** One for all pages: memory that is fresh each time costs more than what is written into it. */
let room = Buffer.allocUnsafeSlow(512 * 1024)
/** What a page larger than this needs is given back. */
const mostKept = 4 * 1024 * 1024

/** The parts in one piece, which holds until the next page is joined: use it before anything is awaited. */
export function joinedPage(parts: readonly PagePart[]): Buffer {
  // No character has more than three bytes per unit of UTF-16.
  const most = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length * 3 : part.length), 0)
  const into = most <= room.length ? room : Buffer.allocUnsafeSlow(most)
  if (into.length <= mostKept) room = into
  let end = 0
  for (const part of parts) {
    if (typeof part === 'string') end += into.write(part, end)
    else {
      into.set(part, end)
      end += part.length
    }
  }
  return into.subarray(0, end)
}
