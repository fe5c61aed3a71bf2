import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { timeOfJob } from './job-times.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isAddress } from '#features/cv-words/lines-below-names.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'

const mostAbout = 4

/** Labelled jobs without an employer take it from above: "Rao & Sons" above its address, above a text about the company, or as a list item. */
export function withEmployersAbove(lines: readonly Paragraph[]): readonly Paragraph[] {
  const all = [...lines]
  const open = lines.flatMap(({ fields }, at) => (isOpenJob(fields) ? [at] : []))
  const areItems = open.length > 1 && open.every((at) => isItemOfEmployer(lines[at - 1]))
  for (let at = all.length - 1; at > 0; at--) {
    const line = all[at]
    const isOpen = isOpenJob(line?.fields)
    const start = isOpen
      ? (sentenceAbove(all, at) ?? itemAbove(all, at, areItems) ?? employerAbove(all, at) ?? firmAbove(all, at))
      : -1
    const above = all[start]
    if (!line || !above) continue
    const about = all.slice(start + 1, at).map((one) => ({ ...one, isBullet: true }))
    all.splice(start, at - start + 1, { ...line, fields: { ...line.fields, employer: nameOf(above) } }, ...about)
  }
  return all
}

/** Whether the fields name a position without its employer. */
const isOpenJob = (fields: EntryFields | undefined): boolean =>
  fields?.position !== undefined && (fields.employer ?? fields.institution) === undefined

const workingIn = /^(?:(?:i am|presently|currently|now)\s+)?work(?:ed|ing)\s+(?:in|at|with|for)\s+(?=(?:m\/s\.?\s*)?\p{Lu})/iu

/** "Working in Rao & Sons Ltd." right above the labels. */
const sentenceAbove = (lines: readonly Paragraph[], at: number): number | null => {
  const { text, fields } = lines[at - 1] ?? { text: '' }
  const isTimed = lines[at]?.fields?.time !== undefined
  return isTimed && !fields && text.length <= 90 && workingIn.test(text) && periodIn(text) === null ? at - 1 : null
}

/** A list item such as "• Rao & Sons" right above the labels: a single one, or one above the labels of each job. */
function itemAbove(lines: readonly Paragraph[], at: number, areItems: boolean): number | null {
  const [before, line] = [lines[at - 2], lines[at - 1]]
  const isClear = lines[at]?.fields?.time !== undefined || (line !== undefined && scoreOf(nameOf(line)) < 0)
  const isAlone = areItems || (before?.isBullet !== true && isClear)
  return isAlone && isItemOfEmployer(line) ? at - 1 : null
}

const isItemOfEmployer = (line: Paragraph | undefined): boolean =>
  line?.isBullet === true && mayBeEmployer({ ...line, text: line.text.replace(/\.$/, ''), isBullet: false })

/** The nearest line above with the words of a firm, where projects or texts stand between it and the labels. */
function firmAbove(lines: readonly Paragraph[], at: number): number {
  const above = lines.slice(Math.max(0, at - mostBetween), at)
  const end = above.findLastIndex((line) => line.fields !== undefined || timeOfJob(line) !== null)
  const found = above.findLastIndex((line, number) => number > end && isFirmLine(line))
  return found < 0 ||
    lines[at]?.fields?.time === undefined ||
    mayBeEmployer(lines[at - 1] ?? { text: '', size: 0, isBullet: true })
    ? -1
    : at - above.length + found
}

const mostBetween = 6
/** Whether the line is a name with the words of a firm, and no duty. */
const isFirmLine = (line: Paragraph): boolean =>
  line.text.length <= 90 &&
  !line.fields &&
  scoreOf(nameOf(line)) < 0 &&
  /^(?:(?:\p{Lu}[^\s:;]*|of|and|for|the|&)(?:\s+|$)){2,10}$/u.test(nameOf(line)) &&
  !/^\p{L}+(?:ed|ing)\s/u.test(line.text) &&
  timeOfJob(line) === null

const number = /^\(?\d{1,2}[.)]\s*(?=\p{L})/u

/** The name in the line, without its number, and without an address behind ":-". */
const nameOf = ({ text }: Paragraph): string =>
  (text.split(/\s*:-\s*/)[0] ?? '')
    .replace(number, '')
    .replace(workingIn, '')
    .replace(/[,.]+$/, '')

function employerAbove(lines: readonly Paragraph[], at: number): number | null {
  let start = at - 1
  while (start > 0 && at - start <= mostAbout && isAbout(lines[start])) start--
  const top = topOfBlock(lines, start, at)
  if (top >= 0 && lines.slice(start + 1, at).some((line) => isAddress(line.text))) start = top
  const line = lines[start]
  return line && start < at - 1 && mayBeEmployer(line) ? start : null
}

const isOfAddress = (line: Paragraph): boolean =>
  !line.isBullet &&
  !line.fields &&
  timeOfJob(line) === null &&
  line.text.length <= 80 &&
  (isHeadLike(line) || isAddress(line.text))

/** The index of the first line of the address block that ends at `start`, or -1 if the block may begin above the searched lines. */
function topOfBlock(lines: readonly Paragraph[], start: number, at: number): number {
  const above = lines.slice(Math.max(0, at - mostAbout - 1), start + 1)
  const bound = above.findLastIndex((line) => !isOfAddress(line))
  return bound < 0 && at - mostAbout - 1 > 0 ? -1 : start - (above.length - bound) + 2
}

const isAbout = (line: Paragraph | undefined): boolean =>
  line !== undefined &&
  !line.isBullet &&
  !line.fields &&
  (line.text.length > 110 || isAddress(line.text) || isPlace(line.text) || /^company(?:['’]?s)? profile\W*$/i.test(line.text))

const mayBeEmployer = (line: Paragraph): boolean =>
  !line.fields &&
  isHeadLike(line) &&
  line.text.length <= 80 &&
  /^\p{Lu}/u.test(nameOf(line)) &&
  scoreOf(line.text) <= 0 &&
  !isPlace(line.text) &&
  timeOfJob(line) === null
