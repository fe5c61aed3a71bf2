import { monthText } from '#platform/contract/dates.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'
import type { CvBody } from '../contract.ts'
import type { FurtherSection } from '../further-sections.ts'
import type { SectionEntry } from '../parts-contract.ts'
import { sectionPeriod, span } from '../period-text.ts'
import { printable } from './printable-text.ts'

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A safe link for a typed address, or null: following a link must never run a script. */
export function safeLink(typed: string): string | null {
  // The part before a colon is a scheme, unless a port follows.
  const hasScheme = /^(mailto:|tel:|[a-z][a-z\d+.-]*:(?!\d))/i.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  // An email address may contain quotes, which would end the attribute that the compiler writes.
  return url && schemes.has(url.protocol) ? url.href.replaceAll('"', '%22') : null
}

type Contact = { readonly text: string; readonly link: string | null }
/**
 * An entry of a section. `head` and `when` are on one line, `sub` and `note` below. A body of several lines becomes a list, a single line a
 * paragraph. Only entries of the further sections have a `link`.
 */
type Entry = {
  readonly head: string
  readonly sub: string
  readonly note: string
  readonly when: string
  readonly body: readonly string[]
  readonly isList: boolean
  readonly link?: Contact
}

export type PrintModelInput = {
  readonly lang: string
  readonly name: string
  readonly contacts: readonly Contact[]
  readonly summary: readonly string[]
  readonly experience: readonly Entry[]
  readonly education: readonly Entry[]
  readonly skills: readonly string[]
  readonly achievements: readonly string[]
  readonly languages: readonly string[]
} & { readonly [Section in FurtherSection]: readonly Entry[] }

/** Converts a CV to the input of the templates in `typst/`: texts in reading order. A template only decides about the layout. */
export function toPrintModel(body: CvBody): PrintModelInput {
  const { personalInfo, summary, experience, education, skills, achievements, languages, ...rest } = printable(body)
  const entriesOf = (section: FurtherSection): Entry[] => (rest[section] ?? []).map((entry) => sectionEntry(section, entry))
  return {
    lang: languageOf(`${personalInfo.fullName} ${summary}`),
    name: personalInfo.fullName,
    contacts: contactsOf(personalInfo),
    summary: linesOf(summary),
    experience: experience.map(jobEntry),
    education: education.map(courseEntry),
    skills: skills.filter(Boolean),
    achievements: achievements.map(withoutMark).filter(Boolean),
    languages: languages.filter(Boolean),
    projects: entriesOf('projects'),
    certificates: entriesOf('certificates'),
    publications: entriesOf('publications'),
    volunteering: entriesOf('volunteering'),
  }
}

function contactsOf({ email, phone, address, linkedIn, portfolio }: CvBody['personalInfo']): Contact[] {
  return [
    { text: email, link: safeLink(`mailto:${email}`) },
    { text: phone, link: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { text: address, link: null },
    ...[linkedIn, portfolio].map((link) => ({ text: shortened(link), link: safeLink(link) })),
  ].filter(({ text }) => text !== '')
}

const shortened = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

function jobEntry({ company, position, startDate, endDate, current, description }: CvBody['experience'][number]): Entry {
  const lines = linesOf(description)
  return {
    head: position,
    sub: company,
    note: '',
    when: span(monthText(startDate), current ? 'Present' : monthText(endDate)),
    body: lines.map(withoutMark),
    isList: lines.length > 1 || lines.some((line) => mark.test(line)),
  }
}

function courseEntry({ institution, degree, field, startYear, endYear, grade }: CvBody['education'][number]): Entry {
  return {
    head: [degree, field].filter(Boolean).join(', '),
    sub: institution,
    note: grade,
    when: span(startYear, endYear || (startYear && 'Present')),
    body: [],
    isList: false,
  }
}

function sectionEntry(section: FurtherSection, { name, organization, link, description, ...dates }: SectionEntry): Entry {
  const lines = linesOf(description)
  return {
    head: name || organization,
    sub: name && organization,
    note: '',
    when: sectionPeriod(section, dates),
    body: lines.map(withoutMark),
    isList: lines.length > 1 || lines.some((line) => mark.test(line)),
    ...(link && { link: { text: shortened(link), link: safeLink(link) } }),
  }
}

/** List markers that people type. */
const mark = /^[-–—•*·▪●]\s*/u
const withoutMark = (line: string): string => line.replace(mark, '')
const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => withoutMark(line) !== '')
