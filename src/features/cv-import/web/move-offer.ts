import { furtherSections } from '#features/cvs/further-sections.ts'
import { courseNames, jobNames, listNames, sectionNames } from '#features/cvs/web/entry-names.ts'
import type { ImportResult } from '../contract.ts'
import type { FieldReading } from '#features/cv-words/reading-contract.ts'
import { valueAt, withValue } from '../cv-paths.ts'
import { addText, isList } from './add-text.ts'

/** A place to which a value can be moved. `key` is the path of a field, the name of a list, or `left` for the leftover text. */
export type MoveTarget = { readonly key: string; readonly label: string }

/** Fields of an entry that are often confused with each other when a file is read. */
const confused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  personalInfo: { linkedIn: 'LinkedIn', portfolio: 'Portfolio' },
  experience: { position: jobNames.position, company: jobNames.company },
  education: { degree: courseNames.degree, field: courseNames.field, institution: courseNames.institution },
  ...Object.fromEntries(
    furtherSections.map((section) => {
      const { name, organization } = sectionNames[section]
      return [section, { name, organization }]
    }),
  ),
}
/** Sentences of an entry may belong to the CV as a whole. */
const forSentences: Readonly<Record<string, string>> = { summary: 'Summary', achievements: listNames.achievements }

export function targetsFor(key: string): readonly MoveTarget[] {
  const path = key.split('.')
  const [part, field] = [path[0] ?? '', path.at(-1) ?? '']
  return [...placesFor(part, field, path.slice(0, -1)), { key: 'left', label: 'Not sure' }]
}

function placesFor(part: string, field: string, entry: readonly string[]): MoveTarget[] {
  const inEntry = field in (confused[part] ?? {}) ? (confused[part] ?? {}) : {}
  const isText = field === 'description' || field === 'summary'
  const [labels, place] = isList(part) ? [listNames, []] : isText ? [forSentences, []] : [inEntry, entry]
  const others = Object.entries(labels).filter(([name]) => name !== (isList(part) ? part : field))
  return others.map(([name, label]) => ({ key: [...place, name].join('.'), label }))
}

/** `keys` are the paths that have a new value, first that of the moved value. Empty if the value became leftover text. */
export type MovedOffer = { readonly result: ImportResult; readonly keys: readonly string[] }

type Move = { readonly key: string; readonly label: string; readonly text: string; readonly target: string }

/** Moves a value to another place. If that field has a value, the two are swapped, so that nothing is lost. */
export function moveOffer(result: ImportResult, { key, label, text, target }: Move): MovedOffer {
  if (target === 'left') {
    const [part = ''] = key.split('.')
    const left = [...result.left, { title: isList(part) ? listNames[part] : label, text }]
    return { result: { ...renamed(result, { [key]: null }), cv: without(result.cv, key), left }, keys: [] }
  }
  if (isList(target) || target === 'summary') {
    // A moved item leaves an empty text in its list, so that the other items keep their paths.
    const { cv, keys } = addText(withValue(result.cv, key, ''), target, text)
    return { result: { ...renamed(result, { [key]: keys[0] ?? null }), cv }, keys }
  }
  const [here, there] = [valueAt(result.cv, key), valueAt(result.cv, target)]
  const cv = withValue(withValue(result.cv, key, there), target, here)
  return { result: { ...renamed(result, { [key]: target, [target]: key }), cv }, keys: there === '' ? [target] : [target, key] }
}

type Cv = ImportResult['cv']

function without(cv: Cv, key: string): Cv {
  const cleared = withValue(cv, key, '')
  // A job without a known end does not count as a current job.
  return key.startsWith('experience.') && key.endsWith('.endDate')
    ? withValue(cleared, key.replace(/endDate$/, 'current'), false)
    : cleared
}

/** Moves a leftover text, with the place `at`, to where it belongs. */
export function moveLeft(result: ImportResult, at: number, target: string): MovedOffer {
  const { cv, keys } = addText(result.cv, target, result.left[at]?.text ?? '')
  return { result: { ...result, cv, left: result.left.filter((_, place) => place !== at) }, keys }
}

/** Changes the paths of doubts, proposed values and readings. Paths that map to null are removed. */
export function renamed(result: ImportResult, others: Readonly<Record<string, string | null>>): ImportResult {
  const pathOf = (path: string): string | null => (path in others ? (others[path] ?? null) : path)
  const readings = (result.readings ?? []).flatMap((reading): FieldReading[] => {
    const field = pathOf(reading.field)
    return field === null ? [] : [{ ...reading, field }]
  })
  const pathsOf = (paths: readonly string[] = []): string[] => paths.flatMap((path) => pathOf(path) ?? [])
  return { ...result, doubts: pathsOf(result.doubts), proposed: pathsOf(result.proposed), readings }
}
