import type { CvBody } from '#features/cvs/contract.ts'
import { furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'

/** The number of versions per person; the oldest are deleted first. */
export const versionsKept = 30

type Body = Readonly<Record<string, unknown>>

/** The differences as a person would name them, in the order of the CV. Both texts may be unfinished, or of an older form. */
export function changesBetween(before: Body, after: Body): readonly string[] {
  return [
    ...personalChanges(before['personalInfo'], after['personalInfo']),
    ...(same(before['summary'], after['summary']) ? [] : ['Summary']),
    ...entryChanges('experience', before, after),
    ...entryChanges('education', before, after),
    ...furtherSections.flatMap((section) => entryChanges(section, before, after)),
    ...(['skills', 'achievements', 'languages'] as const).flatMap((name) => itemChanges(name, before, after)),
    ...(same(before['template'], after['template']) ? [] : [`Template: ${String(after['template'])}`]),
  ]
}

/** The body of a saved CV as a draft, so that both can be compared and restored in the same way. */
export function draftOf(body: CvBody): Record<string, unknown> {
  return { ...body, hasNoExperience: body.experience.length === 0 }
}

const personalNames: Readonly<Record<string, string>> = {
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  linkedIn: 'LinkedIn',
  portfolio: 'Portfolio',
}

function personalChanges(before: unknown, after: unknown): string[] {
  const [was, is] = [objectIn(before), objectIn(after)]
  return Object.entries(personalNames).flatMap(([key, name]) => (same(was[key], is[key]) ? [] : [name]))
}

const titleFields = { experience: ['company', 'position'], education: ['institution', 'degree'] } as const
const titles = { experience: 'Experience', education: 'Education', ...sectionTitles }
type EntryList = keyof typeof titles

/** Compares entries by position: an entry that has moved counts as changed, and so does the one at its former position. */
function entryChanges(name: EntryList, before: Body, after: Body): string[] {
  const [was, is] = [entriesIn(before, name), entriesIn(after, name)]
  const title = titles[name]
  const fields = name === 'experience' || name === 'education' ? titleFields[name] : ['name', 'organization']
  const changed = is.filter((entry, at) => !same(entry, was[at])).map((entry) => `${title}: ${titleOf(entry, fields)}`)
  const gone = was.length - is.length
  return gone > 0 ? [...changed, `${title}: ${gone} removed`] : changed
}

function titleOf(entry: unknown, keys: readonly string[]): string {
  const texts = keys.map((key) => objectIn(entry)[key])
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? 'an entry'
}

/** The entries that count: none for a person who states to have no experience, and no blank ones. */
function entriesIn(body: Body, name: EntryList): readonly unknown[] {
  if (name === 'experience' && body['hasNoExperience'] === true) return []
  return listIn(body[name]).filter((entry) =>
    Object.values(objectIn(entry)).some((value) => typeof value === 'string' && value !== ''),
  )
}

const listNames = { skills: 'Skills', achievements: 'Achievements', languages: 'Languages' } as const

function itemChanges(name: keyof typeof listNames, before: Body, after: Body): string[] {
  const [was, is] = [listIn(before[name]), listIn(after[name])]
  const added = is.filter((item) => !was.includes(item)).length
  const removed = was.filter((item) => !is.includes(item)).length
  const counts = [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter(Boolean)
  if (counts.length > 0) return [`${listNames[name]}: ${counts.join(', ')}`]
  return same(was, is) ? [] : [`${listNames[name]}: in another order`]
}

/** Blank and missing values count as equal. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value || null
  const filled = Object.entries(value).filter(([, inner]) => inner !== '' && inner !== false && inner !== null)
  return Object.fromEntries(filled.map(([key, inner]) => [key, sorted(inner)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function objectIn(value: unknown): Body {
  return typeof value === 'object' && value !== null ? (value as Body) : {} // any object may be indexed by any key
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
