import type { Paragraph } from './paragraph.ts'
import type { LeftoverText, ProposedCv } from './proposal.ts'
import { emailIn, linkedInIn, phoneIn, type ContactMatch, webAddressIn } from './contact-details.ts'
import { isPlace, scoreOf } from './words.ts'

type Person = ProposedCv['personalInfo']
type ReadingState = { person: Person; readonly left: string[]; readonly prose: string[] }
export type ReadPerson = { readonly person: Person; readonly left: readonly LeftoverText[]; readonly prose: string }

const documentName = /^(?:curriculum vitae|curriculum vitæ|resume|résumé|cv|bio-?data|biodata)(?:\s*(?:of|[-–:])\s*)?/i
const nameLabel = /^(?:full )?name\s*[:–-]\s*/i
const aName = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]{1,60}$/u

/** The person from the lines above the first heading, and from those with contact details. `links` are the addresses behind linked words. */
export function personIn(head: readonly Paragraph[], further: readonly Paragraph[], links: readonly string[]): ReadPerson {
  const name = nameIn(head)
  const reading: ReadingState = { person: { ...nobody, fullName: name?.name ?? '' }, left: [], prose: [] }
  for (const paragraph of [...head, ...further]) if (paragraph !== name?.paragraph) read(reading, paragraph)
  if (name?.rest) read(reading, { text: name.rest, size: 0, isBullet: false })
  const person = withLinks(reading.person, links)
  return { person, left: reading.left.map((text) => ({ title: 'Top of the file', text })), prose: reading.prose.join('\n') }
}

const nobody: Person = { fullName: '', email: '', phone: '', address: '', linkedIn: '', portfolio: '' }

type NamedLine = { readonly name: string; readonly rest: string; readonly paragraph: Paragraph }

/** The largest line that can be a name; among equals the first. */
function nameIn(head: readonly Paragraph[]): NamedLine | null {
  const candidates = head.flatMap((paragraph): NamedLine[] => {
    const [first = '', ...rest] = paragraph.text.split(/\t|\s+\|\s+/)
    const labelled = nameLabel.test(first)
    const name = spaced(first.replace(documentName, '').replace(nameLabel, '').trim())
    const isOne =
      aName.test(name) && name.split(/\s+/).length <= (labelled ? 8 : 5) && (labelled || (scoreOf(name) === 0 && !isPlace(name)))
    return isOne ? [{ name, rest: rest.join('\t'), paragraph: labelled ? { ...paragraph, size: 1_000 } : paragraph }] : []
  })
  const [best] = candidates.toSorted((a, b) => b.paragraph.size - a.paragraph.size)
  return best ? { ...best, paragraph: head.find(({ text }) => text === best.paragraph.text) ?? best.paragraph } : null
}

/** A name in the largest letters may be beside the first column. */
export function nameFirst(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const largest = Math.max(...paragraphs.map(({ size }) => size))
  const [only, ...more] = paragraphs.filter(({ size }) => size > largest - 0.5)
  if (!only || more.length > 0 || nameIn([only]) === null) return paragraphs
  return [only, ...paragraphs.filter((paragraph) => paragraph !== only)]
}

/** "A S H A   M E N O N" */
function spaced(name: string): string {
  return /^(?:\p{L}\s){3,}\p{L}$/u.test(name) ? name.replaceAll(' ', '') : name
}

const takers: readonly { readonly key: keyof Person; readonly take: (text: string) => ContactMatch | null }[] = [
  { key: 'email', take: emailIn },
  { key: 'linkedIn', take: linkedInIn },
  { key: 'phone', take: phoneIn },
  { key: 'portfolio', take: webAddressIn },
]
const label =
  /^(?:(?:e-?mail|mail|phone|mobile|mob|tel|telephone|contact|cell|whatsapp|linkedin|website|portfolio|web|github|url)(?:\s*(?:no|number|id|address|profile|me))?\.?|[pmet])\s*[:–-]*\s*$/i
const addressLabel = /^(?:(?:present |current |permanent |postal |residential )?address|location|residence|पता)\s*[:–-]\s*/i

function read(reading: ReadingState, { text }: Paragraph): void {
  let rest = text
  for (const { key, take } of takers) {
    const reached = take(rest)
    if (!reached || reading.person[key] !== '') continue
    reading.person = { ...reading.person, [key]: reached.found }
    rest = reached.rest
  }
  for (const part of rest.split(/\t|\s*[|•·●]\s*|\s+[–—]\s+/)) place(reading, part.replace(/^[\s,;:/(–-]+|[\s,;/(–-]+$/g, ''))
}

function place(reading: ReadingState, part: string): void {
  if (part === '' || label.test(part)) return
  const isLabelled = addressLabel.test(part)
  if (isLabelled || looksLikeAddress(part)) {
    const withoutLabel = part.replace(addressLabel, '')
    const { address } = reading.person
    if (address === '' && withoutLabel) reading.person = { ...reading.person, address: withoutLabel }
    else if (withoutLabel) reading.left.push(part)
  } else if (part.length > 90) reading.prose.push(part)
  else reading.left.push(part.replace(documentName, ''))
}

function looksLikeAddress(part: string): boolean {
  if (part.length > 160 || /[@:]/.test(part)) return false
  if (/(?<!\d)\d{3}\s?\d{3}(?!\d)/.test(part)) return true
  const pieces = part.split(/,\s*/)
  return (
    isPlace(part) ||
    (pieces.length > 1 && pieces.some((piece) => isPlace(piece.replace(/[-–\s]*\d+$/, '')))) ||
    /^[\p{Script=Devanagari}\s\p{M}]+,[\p{Script=Devanagari}\p{M}\s,]+$/u.test(part)
  )
}

/** The address of a linked word ("LinkedIn", "Portfolio") belongs to that word. */
function withLinks(person: Person, links: readonly string[]): Person {
  const web = links.filter((link) => /^https?:/i.test(link))
  const mail = links.find((link) => /^mailto:/i.test(link))?.replace(/^mailto:([^?]*).*$/i, '$1') ?? ''
  return {
    ...person,
    email: person.email || mail,
    linkedIn: person.linkedIn || (web.find((link) => /linkedin\.com\//i.test(link)) ?? ''),
    portfolio: person.portfolio || (web.find((link) => !/linkedin\.com|google\.com\/maps|mailto:/i.test(link)) ?? ''),
  }
}
