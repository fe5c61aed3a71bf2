import { emailIn, phoneIn } from '#features/cv-words/contact-details.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'

const pageNumber = /^(?:(?:page|seite|पृष्ठ)\s*)?[-–]?\s*\d{1,3}(?:\s*(?:of|\/|von)\s*\d{1,3})?\s*[-–]?$/iu
const numbered = /(?:^|[\s–—·|-])(?:page\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?|\d{1,3}\s*(?:of|\/)\s*\d{1,3})\s*$/i
const stamp = /^(?:last )?(?:updated|modified|revised)\s+(?:in|on|:)/i

/** A link that remains when a web page is printed. */
const wayUp = /^\W{0,3}back to top\W{0,3}$/i

const textOf = ({ segments }: PdfLine): string => segments.map(({ text }) => text.trim()).join(' ')
const share = ({ y, page }: PdfLine): number => (page.height > 0 ? y / page.height : 0.5)
const isFoot = (line: PdfLine): boolean => share(line) < 0.13
const isHead = (line: PdfLine): boolean => line.page.number === 1 && share(line) > 0.6
const isEdge = (line: PdfLine): boolean => isFoot(line) || share(line) > 0.92

/** Removes page numbers and running headers and footers. Contact details in a footer move to the top of the file. */
export function withoutRunning(all: readonly PdfLine[]): PdfLine[] {
  const lines = all.map(withoutNumber).filter((line) => line.segments.length > 0 && !isStamp(line))
  const repeated = repeatedIn(lines)
  const firsts = new Set(firstOfEach(lines).keys())
  const isTop = (line: PdfLine): boolean => isFoot(line) && isContact(line) && !hasOther(line, lines)
  const isKept = (line: PdfLine): boolean =>
    !isEdge(line) || !repeated.has(keyOf(line)) || (firsts.has(line) && !isFoot(line) && line.page.number === 1)
  return [...lines.filter((line) => isTop(line) && firsts.has(line)), ...lines.filter((line) => !isTop(line) && isKept(line))]
}

/** The keys of lines that stand at the edges of more than one page. */
function repeatedIn(lines: readonly PdfLine[]): ReadonlySet<string> {
  const pages = Map.groupBy(lines.filter(isEdge), keyOf)
  return new Set([...pages].flatMap(([key, some]) => (new Set(some.map(({ page }) => page.number)).size > 1 ? [key] : [])))
}

const firstOfEach = (lines: readonly PdfLine[]): ReadonlyMap<PdfLine, string> =>
  new Map([...Map.groupBy(lines, keyOf)].flatMap(([key, [first]]) => (first ? [[first, key] as const] : [])))

/**
 * Whether another email address stands elsewhere, or another phone number at the top of the first page: then that one is used. At the foot of the last
 * page stand the numbers of references.
 */
const hasOther = (line: PdfLine, lines: readonly PdfLine[]): boolean =>
  (emailIn(textOf(line)) !== null && lines.some((other) => !isFoot(other) && emailIn(textOf(other)) !== null)) ||
  (phoneIn(textOf(line)) !== null && lines.some((other) => isHead(other) && phoneIn(textOf(other)) !== null))

/** Identifies a line by its text and its height on the page. Digits are masked, so that "Page 1" and "Page 2" are equal. */
const keyOf = (line: PdfLine): string => `${textOf(line).replace(/\d+/g, '#')} ${Math.round(share(line) * 50)}`

function withoutNumber(line: PdfLine): PdfLine {
  if (!isEdge(line)) return line
  const segments = line.segments.filter(({ text }: Segment) => !pageNumber.test(text.trim()))
  const isNumbered = isFoot(line) && numbered.test(textOf(line)) && phoneIn(textOf(line)) === null
  return isNumbered ? { ...line, segments: [] } : { ...line, segments }
}

const isStamp = (line: PdfLine): boolean =>
  (isEdge(line) && textOf(line).length < 60 && stamp.test(textOf(line))) || wayUp.test(textOf(line))
const isContact = (line: PdfLine): boolean => emailIn(textOf(line)) !== null || phoneIn(textOf(line)) !== null
