import type { PagePart } from '#platform/contract/page.ts'

/** One buffer for all pages: allocating a new one each time costs more than writing into it. */
let room = Buffer.allocUnsafeSlow(512 * 1024)
/** A larger buffer is not kept. */
const mostKept = 4 * 1024 * 1024

/** Joins the parts into one buffer, which is valid until the next call: use it before awaiting anything. */
export function joinedPage(parts: readonly PagePart[]): Buffer {
  // A UTF-16 code unit takes at most three bytes in UTF-8.
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
