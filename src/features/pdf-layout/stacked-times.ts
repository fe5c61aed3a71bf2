import { periodIn } from '#features/cv-words/period.ts'
import type { Piece } from './pdf-lines.ts'

const part =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}[.,'’]{0,2}|(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}|(?:19|20)\d{2}|[–—-]|to|till|date|present|current|now)$/iu
const longest = 24
/** Texts of more parts are calendars or tables, and comparing all of them would take long. */
const mostParts = 150
const [fewest, most] = [3, 6]
/** In points: the middles of lines that are centred, and their left edges. */
const near = 4
/** In sizes of the text. */
const [leastStep, mostStep] = [0.6, 2]

const bare = ({ text }: Piece): string => text.trim().replace(/(?<=\S) (?=\S(?: |$))/gu, '')
const middle = ({ x, right }: Piece): number => (x + right) / 2

/** Joins the time of a narrow column that is set in three lines or more: "Oct", "2024", "–", "Jan", "2025" below each other. */
export function withStackedTimes(pieces: readonly Piece[]): readonly Piece[] {
  const parts = pieces.filter((piece) => piece.text.length <= longest && part.test(bare(piece))).toSorted((a, b) => b.y - a.y)
  if (parts.length < fewest || parts.length > mostParts) return pieces
  const joined = new Map<Piece, Piece | null>()
  for (const first of parts) {
    const stack = joined.has(first) ? [] : stackFrom(first, parts)
    if (stack.length === 0) continue
    for (const other of stack) joined.set(other, null)
    joined.set(first, {
      ...first,
      y: lineBeside(first, pieces),
      text: stack.map(bare).join(' '),
      right: Math.max(...stack.map(({ right }) => right)),
    })
  }
  return joined.size === 0 ? pieces : pieces.flatMap((piece) => (joined.has(piece) ? (joined.get(piece) ?? []) : [piece]))
}

/** In sizes of the text at the right: a time further away is nearer to another line. */
const nearLine = 0.62

/** The line of the text at the right, to which the time belongs. */
function lineBeside(time: Piece, pieces: readonly Piece[]): number {
  const beside = pieces.filter(({ x, y, size }) => x > time.right && Math.abs(y - time.y) <= nearLine * size)
  return beside.toSorted((a, b) => a.x - b.x)[0]?.y ?? time.y
}

/** The longest stack from this part on that is one period. */
function stackFrom(first: Piece, parts: readonly Piece[]): Piece[] {
  const stack = [first]
  while (stack.length < most) {
    const last = stack.at(-1)
    const next = last && parts.find((one) => isBelow(one, last))
    if (!next) break
    stack.push(next)
  }
  while (stack.length >= fewest && !isPeriod(stack)) stack.pop()
  return stack.length >= fewest ? stack : []
}

function isBelow(one: Piece, above: Piece): boolean {
  const step = (above.y - one.y) / above.size
  const isAligned = Math.abs(one.x - above.x) <= near || Math.abs(middle(one) - middle(above)) <= near
  return isAligned && step >= leastStep && step <= mostStep && Math.abs(one.size - above.size) <= 0.5
}

/** Years below each other, each in a line of its own, may be those of several entries: a month or a sign stands between them. */
const isPeriod = (stack: readonly Piece[]): boolean =>
  periodIn(stack.map(bare).join(' '))?.rest === '' && stack.some((piece) => !/\d/.test(bare(piece)))
