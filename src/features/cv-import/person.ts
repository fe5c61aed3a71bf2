import { headingIn } from './headings.ts'
import { type Paragraph, plain } from './paragraph.ts'
import type { LeftoverText, ProposedCv } from './proposal.ts'
import { emailIn, linkedInIn, phoneIn, type ContactMatch, webAddressIn } from './contact-details.ts'
import { isPlace, isRealPlace, scoreOf } from './words.ts'

type Person = ProposedCv['personalInfo']
type ReadingState = {
  person: Person
  readonly left: string[]
  readonly prose: Paragraph[]
  readonly sure: Record<string, number>
  readonly from: Paragraph[]
}
/** `sure` has the same keys as the person, `from` the paragraphs that were read. */
export type ReadPerson = {
  readonly person: Person
  readonly left: readonly LeftoverText[]
  readonly prose: readonly Paragraph[]
  readonly sure: Readonly<Record<string, number>>
  readonly from: readonly Paragraph[]
}

const documentName = /^(?:curriculum vitae|curriculum vitæ|resume|résumé|cv|bio-?data|biodata)(?:\s*(?:of|[-–:])\s*)?/i
const nameLabel = /^(?:full )?name\s*[:–-]\s*/i
const aName = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]{1,60}$/u

type WhereToRead = {
  readonly head: readonly Paragraph[]
  readonly further: readonly Paragraph[]
  readonly all: readonly Paragraph[]
  readonly links: readonly string[]
}

/** The person from the lines above the first heading, and from those with contact details. `links` are the addresses behind linked words. */
export function personIn({ head, further, all, links }: WhereToRead): ReadPerson {
  const name = nameIn(head) ?? nameIn(all.slice(0, 6))
  const reading: ReadingState = { person: { ...nobody }, left: [], prose: [], sure: {}, from: [...head, ...further] }
  for (const paragraph of [...head, ...further]) if (paragraph !== name?.paragraph) read(reading, paragraph)
  if (name?.rest) read(reading, { text: name.rest, size: 0, isBullet: false })
  elsewhere(reading, all)
  const person = withLinks({ ...reading.person, fullName: parted(name?.name ?? '', reading.person.email) }, links)
  const left = reading.left.map((text) => ({ title: 'Top of the file', text }))
  return { ...reading, person, left, sure: { ...webSure, ...reading.sure, fullName: nameSure(person.fullName, name, head) } }
}

const webSure = { email: 0.95, phone: 0.95, address: 0.8, linkedIn: 0.95, portfolio: 0.8 }

/** A name has two words or more, and the largest letters. */
function nameSure(name: string, line: NamedLine | null, head: readonly Paragraph[]): number {
  if (!line || !/\s/.test(name) || headingIn(name.split(' ').slice(0, 2).join(' '))) return 0.4
  const largest = Math.max(...head.map(({ size }) => size))
  return line.paragraph.size >= largest - 0.5 ? 0.9 : 0.55
}

/** Letters set apart have lost the space between the names, which the address of the person may show. */
function parted(name: string, email: string): string {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/)
  if (name.includes(' ') || parts.length < 2 || parts.join('').toLowerCase() !== name.toLowerCase()) return name
  return parts.map((part, at) => name.slice(parts.slice(0, at).join('').length).slice(0, part.length)).join(' ')
}

/** Contact details that stand below a heading of another kind, the address near the others. */
function elsewhere(reading: ReadingState, all: readonly Paragraph[]): void {
  for (const { key, take } of takers.filter(({ key }) => key === 'email' || key === 'phone')) {
    const at = reading.person[key] === '' ? all.findIndex(({ text }) => text.length < 90 && take(text) !== null) : -1
    const found = all[at]
    if (!found) continue
    reading.person = { ...reading.person, [key]: take(found.text)?.found ?? '' }
    reading.sure[key] = 0.55
    reading.from.push(found)
    for (const near of all.slice(Math.max(0, at - 3), at + 4))
      if (reading.person.address === '' && looksLikeAddress(near.text)) addressFrom(reading, near)
  }
}

function addressFrom(reading: ReadingState, paragraph: Paragraph): void {
  reading.person = { ...reading.person, address: plain(paragraph) }
  reading.sure['address'] = 0.55
  reading.from.push(paragraph)
}

const nobody: Person = { fullName: '', email: '', phone: '', address: '', linkedIn: '', portfolio: '' }

type NamedLine = { readonly name: string; readonly rest: string; readonly paragraph: Paragraph }

/** The largest line that can be a name; among equals the first. */
function nameIn(head: readonly Paragraph[]): NamedLine | null {
  const candidates = head.flatMap((paragraph) =>
    paragraph.text.split(/\t|\s+\|\s+/).flatMap((part, at, parts): NamedLine[] => {
      const isLabelled = nameLabel.test(part)
      const name = withoutHeading(spaced(part.replace(documentName, '').replace(nameLabel, '').trim()))
      const line = isLabelled ? { ...paragraph, size: 1_000 } : paragraph
      return isName(name, isLabelled)
        ? [{ name, rest: parts.filter((_, other) => other !== at).join('\t'), paragraph: line }]
        : []
    }),
  )
  const [best] = candidates.toSorted((a, b) => b.paragraph.size - a.paragraph.size || words(b.name) - words(a.name))
  return best ? { ...best, paragraph: head.find(({ text }) => text === best.paragraph.text) ?? best.paragraph } : null
}

/** "Personal Information Asha Menon" */
function withoutHeading(name: string): string {
  const words = name.split(' ')
  const length = words.length > 3 && headingIn(words.slice(0, 2).join(' ')) ? 2 : 0
  return words.slice(length).join(' ')
}

/** Of two texts in the same line, the one of several words. */
const words = (name: string): number => (/\s/.test(name) ? 1 : 0)

function isName(name: string, isLabelled: boolean): boolean {
  if (!aName.test(name) || name.split(/\s+/).length > (isLabelled ? 8 : 5)) return false
  return isLabelled || (scoreOf(name) === 0 && !isPlace(name) && headingIn(name) === null)
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
  const letters = name.split(' ')
  const isApart = letters.length >= 5 && letters.filter((one) => one.length <= 2).length > 0.8 * letters.length
  return isApart || /^(?:\p{L}\s){3,}\p{L}$/u.test(name) ? name.replaceAll(' ', '') : name
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

function read(reading: ReadingState, paragraph: Paragraph): void {
  const { text } = paragraph
  let rest = text
  for (const { key, take } of takers) {
    const reached = take(rest)
    if (!reached || reading.person[key] !== '') continue
    reading.person = { ...reading.person, [key]: reached.found }
    rest = reached.rest
  }
  for (const part of rest.split(/\t|\s*[|•·●]\s*|\s+[–—]\s+/))
    place(reading, part.replace(/^[\s,;:/(–-]+|[\s,;/(–-]+$/g, ''), paragraph)
}

function place(reading: ReadingState, part: string, paragraph: Paragraph): void {
  if (part === '' || label.test(part)) return
  const isLabelled = addressLabel.test(part)
  if (isLabelled || looksLikeAddress(part)) {
    const withoutLabel = part.replace(addressLabel, '')
    const { address } = reading.person
    if (address === '' && withoutLabel) reading.person = { ...reading.person, address: withoutLabel }
    else if (withoutLabel) reading.left.push(part)
  } else if (part.length > 90) reading.prose.push({ ...paragraph, text: part })
  else reading.left.push(part.replace(documentName, ''))
}

function looksLikeAddress(part: string): boolean {
  if (part.length > 160 || /[@:+]/.test(part)) return false
  if (/(?<![\d.-])\d{3}\s?\d{3}(?!\d)/.test(part) && /\p{L}/u.test(part)) return true
  const pieces = part.split(/,\s*/)
  return (
    isRealPlace(part) ||
    (pieces.length > 1 && pieces.some((piece) => isRealPlace(piece.replace(/[-–\s]*\d+$/, '')))) ||
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
