import { headingIn } from './headings.ts'
import type { Paragraph } from './paragraph.ts'

const longest = 40
const broken = /(?<=\p{L}{2})[-‐‑]$/u
const unfinished = /\s(?:and|&)$/i

/** Joins a title of a section that a hyphen or "AND" splits over two lines: "EDUCATION AND TRAIN-" above "ING". */
export function withWholeTitles(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const text = above && isSameLook(above, line) ? joined(above.text, line.text) : null
    if (above && text !== null) whole[whole.length - 1] = { ...above, text }
    else whole.push(line)
  }
  return whole
}

const isSameLook = (one: Paragraph, other: Paragraph): boolean =>
  !one.fields && !other.fields && !other.isBullet && one.look === other.look && one.size === other.size

function joined(above: string, below: string): string | null {
  if (above.length > longest || below.length > longest) return null
  if (isEndOfTitle(above, below)) return titleIn(`${above} ${below}`)
  const text = broken.test(above) ? `${above.replace(broken, '')}${below}` : isOpen(above, below) ? `${above} ${below}` : ''
  return headingIn(below)?.rest === '' ? null : titleIn(text)
}

const titleIn = (text: string): string | null => (headingIn(text)?.rest === '' ? text : null)

const isOpen = (above: string, below: string): boolean => unfinished.test(above) && isInCapitals(above) && isInCapitals(below)
/** "PERSONAL" above "DETAILS": the second word is no title of its own. */
const isEndOfTitle = (above: string, below: string): boolean =>
  /^(?:DETAILS|BACKGROUND|CREDENTIALS|INFORMATION|PARTICULARS|QUALIFICATIONS?)\s*:?$/.test(below) &&
  /^(?:PERSONAL|ACADEMICS?|EDUCATION(?:AL)?|PROFESSIONAL|CONTACT|FAMILY|WORK|EMPLOYMENT)$/.test(above)
const isInCapitals = (text: string): boolean => /^[\p{Lu}\s&/-]+$/u.test(text)
