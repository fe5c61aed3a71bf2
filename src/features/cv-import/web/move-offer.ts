import { furtherSections } from '#features/cvs/further-sections.ts'
import { courseNames, jobNames, sectionNames } from '#features/cvs/web/entry-names.ts'
import type { ImportResult } from '../contract.ts'
import type { FieldReading } from '#features/cv-words/reading-contract.ts'
import { valueAt, withValue } from '../cv-paths.ts'

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
const listLabels: Readonly<Record<string, string>> = {
  skills: 'Skills',
  languages: 'Languages',
  achievements: 'Key achievements',
}

export function targetsFor(key: string): readonly MoveTarget[] {
  const path = key.split('.')
  const [part = '', field = ''] = [path[0], path.at(-1)]
  const labels = part in listLabels ? listLabels : field in (confused[part] ?? {}) ? (confused[part] ?? {}) : {}
  const place = part in listLabels ? [] : path.slice(0, -1)
  const own = part in listLabels ? part : field
  const others = Object.entries(labels).filter(([name]) => name !== own)
  return [...others.map(([name, label]) => ({ key: [...place, name].join('.'), label })), { key: 'left', label: 'Not sure' }]
}

/** `keys` are the paths that have a new value, first that of the moved value. Empty if the value became leftover text. */
type MovedOffer = { readonly result: ImportResult; readonly keys: readonly string[] }

type Move = { readonly key: string; readonly label: string; readonly text: string; readonly target: string }

/** Moves a value to another place. If that field has a value, the two are swapped, so that nothing is lost. */
export function moveOffer(result: ImportResult, { key, label, text, target }: Move): MovedOffer {
  if (target === 'left') {
    const left = [...result.left, { title: listLabels[key.split('.')[0] ?? ''] ?? label, text }]
    return { result: { ...renamed(result, { [key]: null }), cv: without(result.cv, key), left }, keys: [] }
  }
  if (target in listLabels) {
    const list = listOf(result.cv, target)
    const to = `${target}.${list.length}`
    // A moved item leaves an empty text in its list, so that the other items keep their paths.
    const cv = { ...withValue(result.cv, key, ''), [target]: [...list, text] }
    return { result: { ...renamed(result, { [key]: to }), cv }, keys: [to] }
  }
  const [here, there] = [valueAt(result.cv, key), valueAt(result.cv, target)]
  const cv = withValue(withValue(result.cv, key, there), target, here)
  return { result: { ...renamed(result, { [key]: target, [target]: key }), cv }, keys: there === '' ? [target] : [target, key] }
}

type Cv = ImportResult['cv']

const listOf = (cv: Cv, name: string): readonly unknown[] => cv[name as 'skills'] // one of the three lists

function without(cv: Cv, key: string): Cv {
  const cleared = withValue(cv, key, '')
  // A job without a known end does not count as a current job.
  return key.startsWith('experience.') && key.endsWith('.endDate')
    ? withValue(cleared, key.replace(/endDate$/, 'current'), false)
    : cleared
}

/** Changes the paths of doubts, proposed values and readings. Paths that map to null are removed. */
function renamed(result: ImportResult, others: Readonly<Record<string, string | null>>): ImportResult {
  const pathOf = (path: string): string | null => (path in others ? (others[path] ?? null) : path)
  const readings = (result.readings ?? []).flatMap((reading): FieldReading[] => {
    const field = pathOf(reading.field)
    return field === null ? [] : [{ ...reading, field }]
  })
  const pathsOf = (paths: readonly string[] = []): string[] => paths.flatMap((path) => pathOf(path) ?? [])
  return { ...result, doubts: pathsOf(result.doubts), proposed: pathsOf(result.proposed), readings }
}
