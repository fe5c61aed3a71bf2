import type { Piece } from './pdf-lines.ts'

const isTime = ({ text }: Piece): boolean => /^\s*(?:19|20)\d{2}(?:\s?[–-]\s?(?:19|20)\d{2})?\s*$/.test(text)

/** More years than that are a table, and comparing all of them would take long. */
const mostTimes = 60

/** In sizes of the line: half the usual distance of two lines, so a time further away is nearer to another line. */
const nearLine = 0.62
/** In sizes of the time: texts on one baseline differ by less, so the time has a line of its own. */
const onBaseline = 0.3
/** In sizes of the line: the next smaller size of a document is about 0.9, and times of drawn time lines are smaller than that. */
const smaller = 0.85
/** Two lines of a sidebar and of the text beside it rarely meet so exactly. In sizes of the time, and in points. */
const [sameLine, sameSize] = [0.1, 0.5]

/**
 * Moves small years in the margin to the line of the entry beside them. Drawn time lines have the start of an entry a little above its line, and the end
 * a little below.
 */
export function withMarginTimes(pieces: readonly Piece[]): readonly Piece[] {
  const times = pieces.filter(isTime)
  if (times.length === 0 || times.length > mostTimes) return pieces
  const beside = Map.groupBy(times, (time) => besideOf(time, pieces))
  const moved = new Map<Piece, Piece | null>()
  for (const [line, some] of beside) {
    if (!line || some.length > 2) continue
    const [first, ...others] = some.toSorted((a, b) => b.y - a.y)
    if (!first) continue
    moved.set(first, { ...first, text: textOf([first, ...others]), y: line.y })
    for (const other of [...others, ...marksBefore(line, pieces)]) moved.set(other, null)
  }
  return pieces.flatMap((piece) => {
    const other = moved.get(piece)
    return other === undefined ? [piece] : (other ?? [])
  })
}

/** "2006" above "2012" is a period. A period above its last year already names it. */
function textOf(times: readonly Piece[]): string {
  const [first = '', last = ''] = times.map(({ text }) => text.trim())
  return last === '' || first.length > 4 || last.length > 4 ? first : `${first} – ${last}`
}

/** The larger text at the right that begins a line a little below or above the time. Null if the time has a line of its own, or ends one. */
function besideOf(time: Piece, pieces: readonly Piece[]): Piece | null {
  const near = pieces.filter((one) => one !== time && Math.abs(one.y - time.y) <= nearLine * one.size && one.x > time.right)
  const [first] = near.toSorted((a, b) => a.x - b.x)
  const isAlone = near.every((one) => Math.abs(one.y - time.y) > onBaseline * time.size)
  const isMargin = first && isAlone && time.size <= smaller * first.size && /\p{L}/u.test(first.text)
  return isMargin && !pieces.some((one) => isBegunBy(one, time)) ? first : null
}

/** Whether the text stands at the left of the time in the same line and in the same size: the time ends a line of a sidebar. */
const isBegunBy = (one: Piece, time: Piece): boolean =>
  one.right <= time.x + 1 &&
  Math.abs(one.y - time.y) <= sameLine * time.size &&
  Math.abs(one.size - time.size) <= sameSize &&
  /\p{L}/u.test(one.text)

const marksBefore = (line: Piece, pieces: readonly Piece[]): Piece[] =>
  pieces.filter((one) => one.x < line.x && Math.abs(one.y - line.y) <= 0.4 * line.size && /^\s*[•∙●○◦·]\s*$/u.test(one.text))
