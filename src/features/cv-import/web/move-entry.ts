import { monthText } from '#platform/contract/dates.ts'
import { blankSectionEntry, furtherSections, sectionTitles, withOneDate } from '#features/cvs/further-sections.ts'
import { blankEducation, blankExperience } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { addText, isSection } from './add-text.ts'
import { type MovedOffer, type MoveTarget, renamed } from './move-offer.ts'

type Cv = ImportResult['cv']
/** An entry of any list as texts, by the names of its fields. */
type Texts = Readonly<Record<string, string | boolean>>
/** For each field of an entry, the field of the other list that has the same meaning. */
type FieldNames = Readonly<Record<string, string>>

/** The fields of jobs and courses under the names that they have in the further sections. */
const meanings: Readonly<Record<string, FieldNames>> = {
  experience: { position: 'name', company: 'organization' },
  education: { degree: 'name', institution: 'organization', startYear: 'startDate', endYear: 'endDate' },
}

const targets: readonly MoveTarget[] = [
  { key: 'experience', label: 'Experience' },
  { key: 'education', label: 'Education' },
  ...furtherSections.map((key) => ({ key, label: sectionTitles[key] })),
  { key: 'summary', label: 'Summary' },
  { key: 'left', label: 'Not sure' },
]

/** The places to which a whole entry with this path ("experience.0") can be moved. */
export const targetsForEntry = (path: string): readonly MoveTarget[] => targets.filter(({ key }) => !path.startsWith(`${key}.`))

type MoveOfEntry = { readonly path: string; readonly title: string; readonly target: string }

/** Moves a whole entry to another section. What has no field there becomes leftover text, so that nothing is lost. */
export function moveEntry(result: ImportResult, { path, title, target }: MoveOfEntry): MovedOffer {
  const [list = '', at = ''] = path.split('.')
  const entry = entriesOf(result.cv, list)[Number(at)] ?? {}
  // A blank entry stays behind, so that the others keep their paths.
  const cv = withEntries(result.cv, list, (entries) => entries.map((one, place) => (String(place) === at ? blankOf(list) : one)))
  if (target === 'summary' || target === 'left') return asText({ ...result, cv }, { path, title, target, entry })
  const to = `${target}.${entriesOf(cv, target).length}`
  const placed = Object.entries(entry).map(([field, value]) =>
    fit({ value, from: field, to: fieldIn(list, target, field), target }),
  )
  const kept = placed.filter(({ field }) => field !== '')
  const added = { ...blankOf(target), ...Object.fromEntries(kept.map(({ field, value }) => [field, value])) }
  const shaped: Texts = target === 'publications' ? withOneDate({ ...blankSectionEntry, ...added }) : added
  const lost = placed.flatMap(({ field, value }) => (field === '' && typeof value === 'string' && value !== '' ? [value] : []))
  const others = Object.fromEntries(placed.map(({ from, field }) => [`${path}.${from}`, field === '' ? null : `${to}.${field}`]))
  return {
    result: {
      ...renamed(result, others),
      cv: withEntries(cv, target, (entries) => [...entries, shaped]),
      left: lost.length > 0 ? [...result.left, { title, text: lost.join('\n') }] : result.left,
    },
    keys: keysIn(shaped, to),
  }
}

/** The end of a job also says whether it is the current one. */
function keysIn(entry: Texts, path: string): string[] {
  const filled = Object.entries(entry).filter(([, value]) => value !== '' && value !== false)
  return filled.map(([field]) => `${path}.${field === 'current' ? 'endDate' : field}`)
}

type FittedField = { readonly from: string; readonly field: string; readonly value: string | boolean }
type FieldToFit = { readonly value: string | boolean; readonly from: string; readonly to: string; readonly target: string }

/** A year has no field among the months of a job. */
function fit({ value, from, to, target }: FieldToFit): FittedField {
  if (typeof value === 'boolean') return { from, field: to, value }
  const text = to.endsWith('Year') ? value.slice(0, 4) : value
  const isYearOfJob = target === 'experience' && to.endsWith('Date') && !text.includes('-')
  return { from, field: isYearOfJob ? '' : to, value: text }
}

/** The field of the target with the meaning of a field of the source; '' if there is none. */
function fieldIn(list: string, target: string, field: string): string {
  const meaning = meanings[list]?.[field] ?? field
  const own = Object.entries(meanings[target] ?? {}).find(([, one]) => one === meaning)?.[0] ?? meaning
  return own in blankOf(target) ? own : ''
}

function asText(result: ImportResult, { path, title, target, entry }: MoveOfEntry & { readonly entry: Texts }): MovedOffer {
  const { description = '', ...names } = entry
  const heads = Object.entries(names).map(([field, value]) => (field.endsWith('Date') ? monthText(String(value)) : value))
  const text = [heads.filter((head) => typeof head === 'string' && head !== '').join(', '), description]
    .filter(Boolean)
    .join('\n')
  const without = renamed(result, Object.fromEntries(Object.keys(entry).map((field) => [`${path}.${field}`, null])))
  if (target === 'left') return { result: { ...without, cv: result.cv, left: [...result.left, { title, text }] }, keys: [] }
  const { cv, keys } = addText(result.cv, target, text)
  return { result: { ...without, cv }, keys }
}

const blankOf = (list: string): Texts =>
  isSection(list) ? blankSectionEntry : list === 'education' ? blankEducation : list === 'experience' ? blankExperience : {}

const entriesOf = (cv: Cv, list: string): readonly Texts[] => cv[list as 'experience'] ?? [] // one of the lists of entries

const withEntries = (cv: Cv, list: string, change: (entries: readonly Texts[]) => readonly Texts[]): Cv => ({
  ...cv,
  [list]: change(entriesOf(cv, list)),
})
