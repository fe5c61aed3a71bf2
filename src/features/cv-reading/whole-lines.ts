import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { isHeadLike } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'

const longest = 300
const label =
  /(?<![\p{L}\d])(?:(?:employer|company|organi[sz]ation)(?: name)?|designation|position|role|duration|period|tenure|experience|department|industry|from)\s*\t?:-?(?=\s*[\p{L}\d(])/giu

/** Splits a line into one line per label: "Employer: Rao & Sons Designation: Clerk Period: May 2015 – June 2017". */
function linesOfLabels(line: Paragraph): Paragraph[] {
  const { text, fields } = line
  const isOne = text.length > longest || /\t(?!:|\s*:)(?<!:\s?\t)/.test(text)
  const found = fields || isOne ? [] : [...text.matchAll(label)].map(({ index }) => index)
  if (found.length < 2 || found[0] !== 0) return [line]
  return found.map((start, at) => ({
    ...line,
    text: text
      .slice(start, found[at + 1])
      .replace(/^from\s*:/i, 'Period:')
      .replace(/[\s.,;|]+$/, ''),
  }))
}

const goesOn = /^((?:pvt|private|ltd|limited)\b[\s.,]*(?:ltd|limited)?\b\.?)(?=[\s,(]|$)/i

/** Joins the wrapped name of a firm: "Rao & Sons" above "Pvt. Ltd., Pune⇥May 2015 – June 2017". Null if nothing is to be joined. */
function withWholeFirm(above: Paragraph | undefined, line: Paragraph): Paragraph | null {
  if (!above || above.fields || line.fields || !goesOn.test(line.text) || !isHeadLike({ ...above, isBullet: false })) return null
  const isWhole = /[.:]$|\b(?:pvt|ltd|limited)\b/i.test(above.text) || above.text.includes('\t') || periodIn(above.text) !== null
  return isWhole ? null : { ...above, text: `${above.text} ${line.text}` }
}

export function withWholeLines(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (const line of lines.flatMap(linesOfLabels)) {
    const joined = withWholeFirm(whole.at(-1), line)
    if (joined) whole[whole.length - 1] = joined
    else whole.push(line)
  }
  return whole
}
