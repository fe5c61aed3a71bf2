import { type Paragraph, partsOfLine } from './paragraph.ts'
import { isRoleAtEnd, scoreOf, splitPlace } from '#features/cv-words/words.ts'

/** The texts of lines that no label or column names. */
export const untyped = (lines: readonly Paragraph[]): string[] =>
  wholeNames(lines.filter(({ fields }) => !fields).map(partsOfLine))

/** "Institute of Pharmacology," above "University of Pune" */
export function wholeNames(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last?.endsWith(',') && !last.includes('\t')) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

/** A position may be the first item of the list below an employer. */
export const isRoleItem = ({ text, isBullet }: Paragraph): boolean =>
  isBullet && text.length <= 40 && text.split(' ').length <= 4 && isRoleAtEnd(text.replace(/\.$/, ''))

/** "Tata Motors, Kanpur" below "Team Leader - Operations" */
export const isLikeFirm = ({ text }: Paragraph): boolean => scoreOf(text) < 0 || splitPlace(text).place !== ''
