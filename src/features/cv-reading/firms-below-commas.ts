import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { isOnlyTime, periodIn } from '#features/cv-words/period.ts'
import { timeIn } from '#features/cv-words/time-at-start.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'

/**
 * Reads a position that ends with a comma beside its time, and the employer in the line below, as one row: "Engineer - Housing,⇥2013 – 2015" above
 * "Rao Works". Without the comma, what stands behind the dash may be the employer.
 */
export function withFirmsBelowCommas(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) break
    const row = next && line.text.includes(',\t') !== line.text.endsWith(',') ? rowOf(line, next) : null
    whole.push(row ?? line)
    if (row) at++
  }
  return whole
}

function rowOf(line: Paragraph, next: Paragraph): Paragraph | null {
  if (line.fields || next.fields || line.isBullet || line.text.length > 140 || !isEmployer(next)) return null
  const cells = line.text.split('\t')
  const at = cells.findIndex((cell) => cell.endsWith(','))
  const others = cells.filter((_, number) => number !== at)
  const period = others.length === 1 ? periodIn(others.join('')) : null
  const position = (cells[at] ?? '').replace(/,$/, '')
  const first = position.split(/\s[–—-]\s/)[0] ?? ''
  if (period === null || scoreOf(first) <= 0 || first.includes(',')) return null
  const employer = next.text.replace(/(?<=\p{L}{4})\.$/u, '')
  return { ...line, text: `${line.text}\t${next.text}`, fields: { position, employer, time: timeIn(period) } }
}

const isEmployer = (line: Paragraph): boolean =>
  isHeadLike({ ...line, text: line.text.replace(/\.$/, '') }) &&
  /^\p{Lu}/u.test(line.text) &&
  scoreOf(line.text) <= 0 &&
  !isPlace(line.text) &&
  !isOnlyTime(line.text) &&
  periodIn(line.text) === null
