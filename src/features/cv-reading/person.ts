import { addressSure, isContactLabel, looksLikeAddress, withoutAddressLabel } from '#features/cv-addresses/postal-address.ts'
import { addressOfForm, withWholeAddresses } from '#features/cv-addresses/whole-addresses.ts'
import { withAddressBlocks } from '#features/cv-addresses/address-blocks.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { trimmed } from '#features/cv-words/trimmed.ts'
import type { LeftoverText, ProposedCv } from '#features/cv-words/proposal.ts'
import { emailIn, linkedInIn, phoneIn, type ContactMatch, webAddressIn, contactSure } from '#features/cv-words/contact-details.ts'
import { documentName } from './beside-names.ts'
import { withSpaces } from './name-in-address.ts'
import { nameOf, nameSure } from './person-name.ts'

type Person = ProposedCv['personalInfo']
type ReadingState = {
  person: Person
  hasMobile: boolean
  readonly left: string[]
  readonly prose: Paragraph[]
  readonly sure: Record<string, number>
  readonly from: Paragraph[]
}
/** `sure`: the confidence of each field of the person. `from`: the paragraphs that were read. */
export type ReadPerson = {
  readonly person: Person
  readonly left: readonly LeftoverText[]
  readonly prose: readonly Paragraph[]
  readonly sure: Readonly<Record<string, number>>
  readonly from: readonly Paragraph[]
}

type WhereToRead = {
  readonly head: readonly Paragraph[]
  readonly further: readonly Paragraph[]
  readonly all: readonly Paragraph[]
  readonly links: readonly string[]
}

/** Reads the person from the lines above the first heading and from contact sections. `links` are the targets of links in the file. */
export function personIn({ head, further, all, links }: WhereToRead): ReadPerson {
  const name = nameOf(head, all, all.map(({ text }) => emailIn(text)).find((one) => one !== null)?.found ?? '')
  const reading: ReadingState = {
    person: { ...nobody },
    hasMobile: false,
    left: [],
    prose: [],
    sure: {},
    from: [...head, ...further],
  }
  const others = [...head, ...further].filter((paragraph) => paragraph !== name?.paragraph)
  for (const paragraph of withWholeAddresses(withAddressBlocks(others))) read(reading, paragraph)
  if (name?.rest) read(reading, { text: name.rest, size: 0, isBullet: false })
  elsewhere(reading, all)
  addressFrom(reading, addressOfForm(all, reading.person.address))
  const person = withLinks({ ...reading.person, fullName: withSpaces(name?.name ?? '', reading.person.email) }, links)
  const left = reading.left.map((text) => ({ title: 'Top of the file', text }))
  const fullName = nameSure(person.fullName, name, head, person.email)
  return {
    ...reading,
    person,
    left,
    sure: { ...contactSure(person.email), address: addressSure(person.address, person.fullName), ...reading.sure, fullName },
  }
}

/** Searches all lines for a missing email address or phone number, and the lines near it for a postal address. */
function elsewhere(reading: ReadingState, all: readonly Paragraph[]): void {
  for (const { key, take } of takers.filter((one) => one.key === 'email' || one.key === 'phone')) {
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

function addressFrom(reading: ReadingState, paragraph: Paragraph | null): void {
  if (!paragraph) return
  reading.person = { ...reading.person, address: plain(paragraph) }
  reading.sure['address'] = 0.55
  reading.from.push(paragraph)
}

const nobody: Person = { fullName: '', email: '', phone: '', address: '', linkedIn: '', portfolio: '' }

const takers: readonly { readonly key: keyof Person; readonly take: (text: string) => ContactMatch | null }[] = [
  { key: 'email', take: emailIn },
  { key: 'linkedIn', take: linkedInIn },
  { key: 'phone', take: phoneIn },
  { key: 'portfolio', take: webAddressIn },
]
function read(reading: ReadingState, paragraph: Paragraph): void {
  const { text } = paragraph
  let rest = text
  for (const { key, take } of takers) {
    // The email address is removed before, because it may contain digits like those of a phone number.
    if (key === 'phone') rest = withMobile(reading, rest)
    const reached = take(rest)
    if (!reached || (reading.person[key] !== '' && key !== 'email')) continue
    // The end of a second address would be read as a website.
    if (reading.person[key] !== '') reading.left.push(reached.found)
    else reading.person = { ...reading.person, [key]: reached.found }
    rest = reached.rest
  }
  for (const part of partsOf(rest)) place(reading, trimmed(part, ' \t,;:/(–-©', ' \t,;/(–-'), paragraph)
}

/** A labelled address may contain dashes: "Address: At/Post – Nadi, Dist – Nashik". */
const partsOf = (text: string): string[] =>
  text.split(withoutAddressLabel(text) === null ? /\t|\s*[|•·●]\s*|\s+[*–—]\s+/ : /\t|\s*[|•·●]\s*/)

/** A mobile number replaces a landline number, which is left over. */
function withMobile(reading: ReadingState, text: string): string {
  const other = phoneIn(text)
  if (!other?.isMobile || reading.hasMobile) return text
  reading.left.push(...(reading.person.phone === '' ? [] : [reading.person.phone]))
  reading.person = { ...reading.person, phone: other.found }
  reading.hasMobile = true
  return other.rest
}

function place(reading: ReadingState, part: string, paragraph: Paragraph): void {
  if (part === '' || isContactLabel(part)) return
  const labelled = withoutAddressLabel(part)
  if (labelled !== null || looksLikeAddress(part, paragraph.text)) {
    const found = labelled ?? part
    if (reading.person.address === '' && found) reading.person = { ...reading.person, address: found }
    else if (found) reading.left.push(part)
  } else if (part.length > 90) reading.prose.push({ ...paragraph, text: part })
  else reading.left.push(part.replace(documentName, ''))
}

/** Fills missing fields from the targets of linked words such as "LinkedIn" or "Portfolio". */
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
