import type { Paragraph, TextPlace } from '#features/cv-words/paragraph.ts'

/** Joins the lines of a wrapped list: the first word of the next line had no room in the line above. */
export function unwrapped(lines: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && (isCutAtAnd(last, line) || isWrapped(last, line, lines)))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, ...(line.place ? { place: line.place } : {}) }
    else joined.push(line)
  }
  return joined
}

/** "Problem-solving &" ends in the next line of its column, whatever the style of that line. */
const isCutAtAnd = (last: Paragraph, line: Paragraph): boolean =>
  /\S\s(?:&|and)$/i.test(last.text) && !line.isBullet && last.place?.column === line.place?.column && !line.text.includes(':')

type Box = TextPlace['box']
const startsWith = (one: Box, other: Box): boolean => Math.abs(one.x - other.x) < 2

function isWrapped(last: Paragraph, line: Paragraph, lines: readonly Paragraph[]): boolean {
  const [before, now] = [last.place, line.place]
  if (!before || !now || before.column !== now.column || !mayGoOn(last, line, lines) || !startsWith(before.box, now.box))
    return false
  const isNext = now.box.y - (before.box.y + before.box.height) < 0.8 * last.size
  return isNext && !hasRoom(before, line, lines)
}

const isList = (text: string): boolean => /,|\S [•·] ?/.test(text)

/** Whether the line has only the last one or two words of the list above it, and a line in another style follows. */
function endsList(last: Paragraph, line: Paragraph, lines: readonly Paragraph[]): boolean {
  if (line.text.split(' ').length > 2 || lines[lines.indexOf(line) + 1]?.look === line.look) return false
  return last.text.split(',').length > 2
}

/** Whether both lines are lists in the same style, and no punctuation ends the first. */
function mayGoOn(last: Paragraph, line: Paragraph, lines: readonly Paragraph[]): boolean {
  const { text, isBullet, look, lead } = line
  if (isBullet || lead || look !== last.look || !isList(last.text)) return false
  if (!isList(text) && !endsList(last, line, lines)) return false
  return /[\p{L}\p{N})]/u.test(last.text.slice(-1)) && !/[\t:]|^[^,;]{2,30} [–—-] /.test(text)
}

/** Whether the first word of the line would have fitted in the line above. The longest line at the same left edge shows the right edge. */
function hasRoom({ box, column }: TextPlace, { text, place }: Paragraph, lines: readonly Paragraph[]): boolean {
  const beside = lines.flatMap((line) =>
    line.place?.column === column && startsWith(line.place.box, box) ? [line.place.box] : [],
  )
  const edge = Math.max(...beside.map(({ x, width }) => x + width))
  const word = text.split(' ')[0] ?? ''
  return box.x + box.width + ((word.length + 1) * (place?.box.width ?? 0)) / text.length <= edge
}
