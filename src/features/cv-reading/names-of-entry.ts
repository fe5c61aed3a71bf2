import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { withPartInRole, withRoleSecond } from './head-lines.ts'
import { missingNameBelow } from '#features/cv-words/lines-below-names.ts'
import { isClientOf } from './projects-of-jobs.ts'
import type { WorkEntry } from './work-anchors.ts'
import { namesIn, type NamesAndPlaces } from './work-heads.ts'
import { scoreOf, splitPlace } from '#features/cv-words/words.ts'

/** `isTyped`: labels or columns say which name is the position, which then stands first. */
export type EntryNames = NamesAndPlaces & { readonly isTyped: boolean }

/** The names of an entry. A label or a column says which one is the employer or the position; the other name is then the other one. */
export function namesOf(entry: WorkEntry): EntryNames {
  const found = namesAbove(entry)
  const [only = '', ...more] = found.names
  const below = only === '' || more.length > 0 ? null : missingNameBelow(only, entry.body[0]?.text ?? '')
  return below === null ? found : { ...found, names: scoreOf(only) > 0 ? [only, below] : [below, only], isTyped: true }
}

function namesAbove(entry: WorkEntry): EntryNames {
  const { names, places } = namesIn(entry.heads)
  const { name: firm, place } = splitPlace(employerIn(entry.named))
  return isClientOf(names, firm, entry.from)
    ? { names: [...names.slice(0, 2), firm], places, isTyped: false }
    : namesBeside(entry.named, { names: withPartInRole(names, entry.heads), places }, { firm, place })
}

function namesBeside(
  named: EntryFields,
  { names, places }: NamesAndPlaces,
  { firm, place }: { readonly firm: string; readonly place: string },
): EntryNames {
  const both = names.length === 0 ? bothIn(named, firm) : []
  const stated = statedIn(named, firm, names)
  if (stated.length > 1) return { names: stated, places: [...places, named.place ?? ''].filter(Boolean), isTyped: false }
  if (both.length > 1) return { names: both, places: [...places, place].filter(Boolean), isTyped: false }
  const others = [...names]
  const position = named.position ?? (firm && others.shift())
  const employer = firm || (named.position && others.shift())
  const known = [position, employer].filter((name) => name !== undefined && name !== '') as string[] // the filter removes undefined
  return {
    names: withRoleSecond([...known, ...others]),
    places: [...places, place, named.place ?? ''].filter(Boolean),
    isTyped: known.length === 2,
  }
}

/** Teachers work at a school, so a labelled school is their employer. */
const employerIn = ({ employer, institution, board }: EntryFields): string => employer ?? institution ?? board ?? ''

/** One column may have the head "Company & Designation" and contain both. */
const bothIn = ({ position }: EntryFields, firm: string): readonly string[] =>
  position === undefined && firm !== '' ? namesIn([firm]).names : []

/** A labelled position may contain the employer: "Position: Clerk at Rao & Sons". */
function statedIn({ position = '' }: EntryFields, firm: string, above: readonly string[]): readonly string[] {
  if (above.length > 0) return []
  const [first = '', second = '', ...more] = firm === '' ? namesIn([position]).names : []
  return more.length === 0 && scoreOf(first) > 0 && scoreOf(second) < 0 ? [first, second] : []
}
