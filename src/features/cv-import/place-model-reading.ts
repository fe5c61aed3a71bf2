import type { ImportResult } from './contract.ts'
import type { FieldReading } from '#features/cv-words/reading-contract.ts'
import { valueAt, withValue } from './cv-paths.ts'
import { foundCourse, type FoundEntry, foundJob, untilNow } from './found-entries.ts'
import { type FileLine, type FoundValue, ModelReading, openLines } from './model-reading.ts'
import { alike, entryAbout, type ListName, lists, type Texts } from './same-entry.ts'

type Cv = ImportResult['cv']
type Result = ImportResult & { readonly proposed: readonly string[] }

/** The confidence of a value that was found in the file, but that only the model assigns to its field. */
const sure = 0.3

/**
 * Adds values of the model that stand in the file word for word, if our rules have read nothing for the field or are not sure of it. Each added value
 * is marked as doubtful. Fields that our rules are sure of stay. A replaced name that has no other place becomes leftover text.
 */
export function withModelReading(result: ImportResult, reading: ModelReading, lines: readonly FileLine[]): ImportResult {
  const find = openLines(lines)
  let state: Result = { ...result, cv: withNow(result.cv), proposed: [] }
  for (const job of reading.jobs) state = withEntry(state, 'experience', foundJob(job, find))
  for (const course of reading.courses) state = withEntry(state, 'education', foundCourse(course, find))
  for (const list of ['skills', 'languages'] as const) {
    for (const item of reading[list].flatMap((text) => find(text) ?? [])) state = withItem(state, list, item)
  }
  if (state.proposed.length === 0) return result
  const left = lostValues(result, state)
  return { ...state, cv: withoutNow(state.cv), proposed: [...state.proposed], left: [...state.left, ...left] }
}

function withEntry(state: Result, list: ListName, found: FoundEntry): Result {
  const { blank, names } = lists[list]
  if (!names.some((name) => found[name])) return state
  const known = entryAbout(state, list, found)
  const at = known ?? state.cv[list].length
  const opened = known === null ? { ...state, cv: { ...state.cv, [list]: [...state.cv[list], blank] } } : state
  return Object.entries(found).reduce((rest, [name, value]) => withField(rest, `${list}.${at}.${name}`, value), opened)
}

function withItem(state: Result, list: 'skills' | 'languages', item: FoundValue): Result {
  const known = [...state.cv.skills, ...state.cv.languages].map(alike)
  if (known.includes(alike(item.value))) return state
  const opened = { ...state, cv: { ...state.cv, [list]: [...state.cv[list], ''] } }
  return withField(opened, `${list}.${state.cv[list].length}`, item)
}

function withField(state: Result, field: string, { value, line }: FoundValue): Result {
  const now = valueAt(state.cv, field)
  const isSure = now !== '' && !state.doubts.includes(field)
  // A proposed value is not replaced by a later value of the model.
  if (now === value || isSure || state.proposed.includes(field) || isSureBeside(state, field, value)) return state
  const reading: FieldReading = { ...line, field, sure }
  return {
    ...state,
    cv: withValue(state.cv, field, value),
    doubts: [...new Set([...state.doubts, field])],
    readings: [...(state.readings ?? []).filter((one) => one.field !== field), reading],
    proposed: [...state.proposed, field],
  }
}

/** Whether another name of the entry has the same text and is not doubtful. */
function isSureBeside({ cv, doubts }: Result, field: string, value: string): boolean {
  const [list = '', at = ''] = field.split('.')
  if (!(list in lists)) return false
  const entry = valueAt(cv, `${list}.${at}`) as Texts // an entry of one of the two lists
  return lists[list as ListName].names.some((name) => {
    const path = `${list}.${at}.${name}`
    return path !== field && entry[name] === value && !doubts.includes(path)
  })
}

/** Names that our rules had read, and that no entry contains any more. */
function lostValues(before: ImportResult, { cv, proposed }: Result): ImportResult['left'] {
  const values = new Set([...cv.experience, ...cv.education].flatMap((entry) => Object.values<string | boolean>(entry)))
  const lost = proposed
    .filter((field) => /\.(?:company|position|institution|degree|field)$/.test(field))
    .flatMap((field) => {
      const [list = '', at = '0'] = field.split('.')
      if (Number(at) >= before.cv[list as ListName].length) return [] // a new entry
      const was = String(valueAt(before.cv, field))
      return was === '' || values.has(was) ? [] : [was]
    })
  return lost.length === 0 ? [] : [{ title: 'Also read', text: lost.join('\n') }]
}

const withNow = (cv: Cv): Cv => ({
  ...cv,
  experience: cv.experience.map((job) => (job.current ? { ...job, endDate: untilNow } : job)),
})
const withoutNow = (cv: Cv): Cv => ({
  ...cv,
  experience: cv.experience.map((job) => ({
    ...job,
    current: job.endDate === untilNow,
    endDate: job.endDate === untilNow ? '' : job.endDate,
  })),
})
