import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { timeOfJob } from './job-times.ts'
import { isAddress } from '#features/cv-words/lines-below-names.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'

const mostAbout = 4

/** Labelled jobs without an employer take it from above: "Rao & Sons" above its address, above a text about the company, or as a list item. */
export function withEmployersAbove(lines: readonly Paragraph[]): readonly Paragraph[] {
  const all = [...lines]
  for (let at = all.length - 1; at > 0; at--) {
    const line = all[at]
    const { position, employer, institution } = line?.fields ?? {}
    const isOpen = position !== undefined && (employer ?? institution) === undefined
    const start = isOpen ? (itemAbove(all, at) ?? employerAbove(all, at)) : -1
    const above = all[start]
    if (!line || !above) continue
    const about = all.slice(start + 1, at).map((one) => ({ ...one, isBullet: true }))
    all.splice(
      start,
      at - start + 1,
      { ...line, fields: { ...line.fields, employer: above.text.replace(/[,.]+$/, '') } },
      ...about,
    )
  }
  return all
}

/** A single list item such as "• Rao & Sons" right above the labels. */
function itemAbove(lines: readonly Paragraph[], at: number): number | null {
  const [before, line] = [lines[at - 2], lines[at - 1]]
  const isAlone = line?.isBullet === true && before?.isBullet !== true && lines[at]?.fields?.time !== undefined
  return line && isAlone && mayBeEmployer({ ...line, text: line.text.replace(/\.$/, ''), isBullet: false }) ? at - 1 : null
}

function employerAbove(lines: readonly Paragraph[], at: number): number {
  let start = at - 1
  while (start > 0 && at - start <= mostAbout && isAbout(lines[start])) start--
  const top = topOfBlock(lines, start, at)
  if (top >= 0 && lines.slice(start + 1, at).some((line) => isAddress(line.text))) start = top
  const line = lines[start]
  return line && start < at - 1 && mayBeEmployer(line) ? start : -1
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
  /^\p{Lu}/u.test(line.text) &&
  scoreOf(line.text) <= 0 &&
  !isPlace(line.text) &&
  timeOfJob(line) === null
