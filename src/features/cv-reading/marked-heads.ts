import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'
import { isTimeAlone } from '#features/cv-words/whole-times.ts'
import { namesIn } from './work-heads.ts'

const longest = 90
const longestHead = 120
const mostWords = 7
const number = /^\(?\d{1,2}[.)]\s*/
const behindName = /[\s([–—,:|-]+$/

/**
 * In some CVs the headers of jobs are list items too: "• Rao School, Pune" above "• Teacher (June 2015 – March 2016)", or "• Clerk" above
 * "• Rao & Sons (2015 – 2016)". Removes the marks of such lines, and of a position right below an employer with its time.
 */
export function withMarkedHeads(all: readonly Paragraph[]): readonly Paragraph[] {
  const lines = withoutRepeatedTimes(all.flatMap(withToolsApart))
  const bare = new Set<number>()
  // Where only some times have such lines above them, all lines of the section may be items.
  const areListed = lines.every((line, at) => !isMarkedTime(line) || areNames(lines.slice(Math.max(0, at - 2), at)))
  const hasBareFirm = lines.some(isFirmWithTime)
  for (const [at, line] of lines.entries()) {
    const found = areListed && isMarkedTime(line) ? [at - 2, at - 1, at] : headsAt(lines, at, { bare, hasBareFirm })
    for (const one of isBetween(lines, at) ? [at] : found) bare.add(one)
  }
  return lines.map((line, at) => {
    if (bare.has(at)) return { ...line, isBullet: false }
    return isOfTools(line) ? { ...line, isBullet: true } : line
  })
}

/** `bare`: the lines whose marks are removed. `hasBareFirm`: some employer with its time has no mark. */
type MarksOfSection = { readonly bare: ReadonlySet<number>; readonly hasBareFirm: boolean }

/** The lines of the header whose time stands here, if some of them are marked. */
function headsAt(lines: readonly Paragraph[], at: number, { bare, hasBareFirm }: MarksOfSection): readonly number[] {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  const name = line ? nameWithTime(line) : null
  if (!line || name === null) return []
  if (line.isBullet) return isFirm(name) && hasBareFirm ? [at] : markedAt(name, lines.slice(0, at), bare)
  return besideTime(name, at, [above, below])
}

/** The marked line beside a name with its time that has no mark itself. */
function besideTime(name: string, at: number, [above, below]: readonly (Paragraph | undefined)[]): readonly number[] {
  if (isFirm(name)) return isRoleBelow(above, below) ? [at + 1] : []
  return isRole(name) && isMarkedFirm(above) ? [at - 1] : []
}

/** "• Rao School" above "Teacher (2015 – 2016)", which alone has no mark. */
const isMarkedFirm = (line: Paragraph | undefined): boolean => line?.isBullet === true && isNameAlone(line, isFirm)

/** A header without a mark: other jobs begin with such lines, so a mark before one of them says nothing. */
const isFirmWithTime = (line: Paragraph): boolean => !line.isBullet && isFirm(nameWithTime(line) ?? '')

/** The marked line with a name and its time, and the marked line above it with the other name. */
function markedAt(name: string, lines: readonly Paragraph[], bare: ReadonlySet<number>): readonly number[] {
  const at = lines.length
  const isOfRole = isRole(name)
  if (!isOfRole && !isFirm(name)) return []
  if (isNameAlone(lines[at - 1], isOfRole ? isFirm : isRole)) return [at - 1, at]
  return isOfRole && hasFirmAbove(lines, bare) ? [at] : []
}

/** Whether a marked position stands below an employer with its time, and none above. */
const isRoleBelow = (above: Paragraph | undefined, below: Paragraph | undefined): boolean =>
  below?.isBullet === true && !isNameAlone(above, isRole) && isNameAlone(below, isRole)

/** Whether a marked line stands between a position and its time, which have no marks: some files draw an icon before the employer. */
const isBetween = (lines: readonly Paragraph[], at: number): boolean => {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (line?.isBullet !== true || above?.isBullet !== false || !isNameAlone(above, isRole)) return false
  return below?.isBullet === false && isPlaceOrNone(periodIn(below.text)?.rest)
}

const isPlaceOrNone = (rest: string | undefined): boolean =>
  rest === '' || (rest !== undefined && isPlace(rest.split(' / ')[0] ?? ''))

const isMarkedTime = (line: Paragraph): boolean => line.isBullet && isTimeAlone({ ...line, isBullet: false })

/** "• Clerk", "• Rao & Sons" above "• Sep 2019 – Present". */
function areNames(above: readonly Paragraph[]): boolean {
  const [one, two] = above
  if (!above.every(({ isBullet }) => isBullet)) return false
  return (isNameAlone(one, isRole) && isNameAlone(two, isFirm)) || (isNameAlone(one, isFirm) && isNameAlone(two, isRole))
}

/** The name on a line that has nothing else but the time behind it, or null. */
function nameWithTime({ text, fields }: Paragraph): string | null {
  const period = fields || text.length > longest || !/\d{4}/.test(text) ? null : periodIn(text)
  const name = period?.rest.replace(behindName, '') ?? ''
  return period && period.start !== period.end && name !== '' && text.startsWith(name) ? name.replace(number, '') : null
}

/** Whether an earlier position of the same employer was such an item: "• Rao School" stands above both. */
function hasFirmAbove(above: readonly Paragraph[], bare: ReadonlySet<number>): boolean {
  const last = above.findLastIndex((line) => !line.isBullet || nameWithTime(line) !== null)
  const line = above[last]
  return line !== undefined && (bare.has(last) || (!line.isBullet && isFirm(nameWithTime(line) ?? line.text.replace(number, ''))))
}

/** "Technologies – Python, Ledger" below the header of a job is no name. */
const isOfTools = ({ text, fields }: Paragraph): boolean =>
  !fields &&
  /^(?:technolog(?:y|ies)|tools?|(?:tech(?:nical)? )?stack|key (?:skills|technologies))(?: used)?\s?[:–-]\s?\S/i.test(text) &&
  text.includes(',')

const isName = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && text.split(' ').length <= mostWords && !/^\p{L}+(?:ed|ing)\s/u.test(text) && !isPlace(text)

const isRole = (text: string): boolean => isName(text) && !text.includes('|') && (scoreOf(text) > 0 || isRoleAtEnd(text))

function isFirm(text: string): boolean {
  const { names } = namesIn([text])
  const [first = ''] = names
  return isName(text) && names.length === 1 && scoreOf(first) < 0
}

function isNameAlone(line: Paragraph | undefined, test: (text: string) => boolean): boolean {
  if (!line || line.fields || line.text.length > longest || periodIn(line.text) !== null) return false
  const text = line.text.replace(number, '').replace(/\.$/, '')
  return isHeadLike({ ...line, text, isBullet: false }) && test(text)
}

/** Drops a time alone that repeats the one right above: "Clerk⇥June 2022 – July 2024", "Rao & Sons", "[June 2022 – July 2024]". */
function withoutRepeatedTimes(lines: readonly Paragraph[]): readonly Paragraph[] {
  return lines.filter((line, at) => {
    const own = isTimeAlone(line) || /^[[(].{9,40}[\])]$/.test(line.text) ? periodIn(line.text) : null
    if (own?.rest !== '') return true
    const above = lines
      .slice(Math.max(0, at - 2), at)
      .findLast(({ text }) => text.length <= longestHead && periodIn(text) !== null)
    const before = above ? periodIn(above.text) : null
    return !before || before.rest === '' || before.start !== own.start || before.end !== own.end || before.isNow !== own.isNow
  })
}

const toolsBehind = /^(\p{Lu}[^()]{5,70}?[\p{L}.])\s*(\((?:[^(),]{1,40},){3,}[^(),]{1,40}\)\.?)$/u

/** Long lists of tools in brackets behind an employer go below it: "Rao Prints, Pune. (Canvas, Ledger, Chalk, Paint)". */
function withToolsApart(line: Paragraph): Paragraph[] {
  const [, name = '', behind = ''] =
    line.fields || line.isBullet || line.text.length > 300 ? [] : (toolsBehind.exec(line.text) ?? [])
  if (name === '' || line.text.length <= longest) return [line]
  return [
    { ...line, text: name.replace(/(?<=\p{L}{4})\.$/u, '') },
    { ...line, text: behind, isBullet: true },
  ]
}
