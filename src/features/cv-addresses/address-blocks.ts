import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isInstitution, scoreOf } from '#features/cv-words/words.ts'
import { withoutAddressLabel } from './postal-address.ts'
import { isAddressLine, isContact } from './whole-addresses.ts'

const mostLines = 7
const longest = 60
/** The number of a house ("#1052", "7-199", "12B,"), a parent, a street, a pin code, or a short form in brackets: "Papanasam (Tk)". */
const ofIndia =
  /^#\s?\d|^\d{1,5}[a-z]?\s?,|^\d{1,5}[a-z]?(?:[/-]\d{1,4}[a-z]?)+(?!\d|\s?(?:years?|yrs?|%))|^[sdwc]\s?\/\s?o\b|\((?:tk|dt|po|ps|post|dist|via)\.?\)|[-–\s]\d{3}\s?\d{3}\b|\bst(?:reet)?\b/i

const isOfAddress = (line: Paragraph): boolean => ofIndia.test(line.text) || isAddressLine(line)

/** Whether the line can stand in an address without a label: no contact, no title, no other row of a form, no time, position or school. */
function mayStandIn({ text, fields }: Paragraph): boolean {
  const label = text.split(/\s*[:\t]/)[0] ?? ''
  return (
    fields === undefined &&
    text.length <= longest &&
    !isContact(text) &&
    (label === text || formLabelOf(label) === null) &&
    headingIn(text) === null &&
    periodIn(text) === null &&
    !isInstitution(text) &&
    scoreOf(text) <= 0
  )
}

/**
 * Joins the lines of a postal address that has no label: a run of short lines of which two or more have a house, a street, a post office, a district or a
 * pin code. Those between them are villages and quarters, which no list knows.
 */
export function withAddressBlocks(lines: readonly Paragraph[]): readonly Paragraph[] {
  if (lines.some(({ text }) => withoutAddressLabel(text) !== null)) return lines
  const start = lines.findIndex((line, at) => opens(line) && (runFrom(lines, at)?.length ?? 0) > 1)
  const run = start < 0 ? null : runFrom(lines, start)
  const [first] = run ?? []
  if (!run || !first) return lines
  const text = run.map(bare).join(', ')
  return lines.toSpliced(start, run.length, { ...first, text: `Address: ${text}` })
}

const bare = ({ text }: Paragraph): string => text.replace(/\s+(?=,)|[\s,.]+$/g, '').replace(/\t/g, ' ')

const opens = (line: Paragraph): boolean => mayStandIn(line) && (isOfAddress(line) || line.text.trim().endsWith(','))

/** The lines of the address from here, up to the last one that is known to be of it. Null if less than two are. */
function runFrom(lines: readonly Paragraph[], start: number): readonly Paragraph[] | null {
  const others = lines.slice(start, start + mostLines)
  const end = others.findIndex((line) => !mayStandIn(line))
  const run = end < 0 ? others : others.slice(0, end)
  const known = run.filter(isOfAddress)
  const last = run.findLastIndex(isOfAddress)
  return known.length < 2 ? null : run.slice(0, last + 1)
}
