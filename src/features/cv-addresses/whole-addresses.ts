import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { isInstitution, scoreOf } from '#features/cv-words/words.ts'
import { looksLikeAddress, withoutAddressLabel } from './postal-address.ts'

const mostBelow = 4
const longest = 90
const partOfAddress =
  /^(?:[sdwc]\s?\/\s?o|at\s?\/?\s?p(?:o(?:st)?)?)\b|^\d{3}\s?\d{3}\.?$|\b(?:p\.?\s?o\.?|post|dist(?:t|rict)?|teh(?:sil)?|tal(?:uka?)?|pin(?:\s?code)?|state|nagar|colony|road|street|marg|vihar|village|vill|ward|sector|block|floor|near|opp)\b/i

/** Joins the lines of a postal address: a house, a ward or a village stands above the town. */
export function withWholeAddresses(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    const below = opensAddress(line, lines[at + 1]) ? linesBelow(line, lines.slice(at + 1, at + 1 + mostBelow)) : []
    whole.push(
      below.length === 0
        ? line
        : { ...line, text: [labelled(line), ...below].map(({ text }) => text.trim().replace(/\s+,/g, ',')).reduce(joined) },
    )
    at += below.length
  }
  return whole
}

/** "RESIDENTIAL ADDRESS" alone is a label. */
const labelled = (line: Paragraph): Paragraph => (/\saddress$/i.test(line.text) ? { ...line, text: `${line.text}:` } : line)

const joined = (one: string, other: string): string => `${one}${/[,:–-]$/.test(one) ? ' ' : ', '}${other}`

/** A label of an address, or a line that ends with a comma above one that is an address. */
function opensAddress({ text, fields }: Paragraph, next: Paragraph | undefined): boolean {
  if (fields || text.length > 160 || !next) return false
  if (withoutAddressLabel(text) !== null) return true
  if (beginsWithPlot.test(text) && isPartAbove(`${text.replace(/,$/, '')},`)) return isAddressLine(next)
  return (isPartAbove(text) && isAddressLine(next)) || (isPartAbove(`${text},`) && beginsWithPin.test(next.text))
}

/** The village or the house, with which an Indian address begins: "At/Post Nadipur", "H.No. 12". */
const beginsWithPlot =
  /^(?:at\s?[/,.:-]?\s?(?:p(?:o(?:st)?)?\b|\p{Lu})|(?:vill(?:age)?|plot|flat|house|door|h\.?\s?no|d\.?\s?no)\b|[sdwc]\s?\/\s?o\b)/iu

const beginsWithPin = /^pin(?:\s?code)?\W{0,3}\d{3}/i
export const isAddressLine = (line: Paragraph | undefined): boolean =>
  line !== undefined && (partOfAddress.test(line.text) || looksLikeAddress(line.text))

const isPartAbove = (text: string): boolean =>
  text.endsWith(',') &&
  text.length <= longest &&
  !/[@:\t|]/.test(text) &&
  !isInstitution(text) &&
  text.split(',').every((part) => scoreOf(part) <= 0)

function linesBelow(line: Paragraph, others: readonly Paragraph[]): Paragraph[] {
  const below: Paragraph[] = []
  for (const [at, other] of others.entries()) {
    const last = below.at(-1) ?? line
    const isAbove = isOpen(other.text) && isAddressLine(others[at + 1])
    if (isOther(other) || !(isOpen(last.text) || isAbove || isAddressLine(other))) break
    below.push(other)
  }
  return below
}

const isOpen = (text: string): boolean => /[,–:-]$/.test(text.trim())

/** Whether the line is another detail, or the title of the next part. */
const isOther = ({ text, fields }: Paragraph): boolean =>
  fields !== undefined || text.length > longest || contact.test(text) || isLabelled(text) || headingIn(text) !== null

const contact = /[@|]|www\.|https?:|\d{10}|\+\d/
export const isContact = (text: string): boolean => contact.test(text)

function isLabelled(text: string): boolean {
  const [label = ''] = text.split(/\s*[:\t]/)
  return label !== text && !/^pin/i.test(label) && (formLabelOf(label) !== null || label.length > 12)
}

const ofForm = /^(?:(?:permanent|present|current|residential|postal|correspondence|local) )?address(?:\s*\t?\s*[:–-]|$)/i

/** The address in a form about the person, which may stand in any part of the file. */
export function addressOfForm(all: readonly Paragraph[], address: string): Paragraph | null {
  if (address !== '') return null
  const at = all.findIndex(({ text }) => text.length < 160 && ofForm.test(text))
  const [line] = at < 0 ? [] : withWholeAddresses(all.slice(at, at + mostBelow + 1))
  const found = line && withoutAddressLabel(plain(line))?.trim()
  return line && found ? { ...line, text: found } : null
}
