import { phoneKey } from '#features/cvs/rules.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import type { FieldReading } from '#features/cv-words/reading-contract.ts'
import { rowGroupsIn } from './offer-rows.ts'

/** A value of the file that differs from the value in the CV. */
export type Offer = {
  /** The path of the value in the imported CV. */
  readonly key: string
  readonly label: string
  /** The value in the CV; empty if there is none. */
  readonly now: string
  readonly offered: string
  readonly isDoubtful: boolean
  /** Whether a language model has found the value in the file. */
  readonly isProposed: boolean
  /** The line that the value was read from; null if that is not known. */
  readonly source: (Pick<FieldReading, 'text' | 'page'> & { readonly look: PieceOfPage | null }) | null
}
/** `beginning` is the distance from the left edge of the picture to the value, in points. */
type PieceOfPage = NonNullable<ImportResult['pictures']>[number] & { readonly beginning: number }
export type OfferGroup = {
  readonly title: string
  readonly isList: boolean
  /** The path of the entry ("experience.0"); '' if the values are those of no entry. */
  readonly entry: string
  readonly offers: readonly Offer[]
  /** The keys of the names of a new entry; empty for other groups. */
  readonly names: readonly string[]
}

/** The values that can be accepted, in the order of the steps. Values that the CV already has are left out. */
export function offersIn(imported: ImportResult, now: CvFields): readonly OfferGroup[] {
  const [doubtful, proposed] = [new Set(imported.doubts), new Set(imported.proposed)]
  const sources = new Map((imported.readings ?? []).map((reading) => [reading.field, sourceOf(reading, imported)]))
  const groups = rowGroupsIn(imported, now).map(({ title, rows, isList = false, entry = '', names = [] }): OfferGroup => ({
    title,
    isList,
    entry,
    names,
    offers: rows
      .filter(([key, , was, offered]) => offered.trim() !== '' && !isSaid(key, was, offered))
      .map(([key, label, was, offered]) => ({
        key,
        label,
        now: was,
        offered,
        isDoubtful: doubtful.has(key),
        isProposed: proposed.has(key),
        source: sources.get(key) ?? null,
      })),
  }))
  return groups.filter(({ offers }) => offers.length > 0)
}

function sourceOf({ text, page, picture, x }: FieldReading, { pictures = [] }: ImportResult): Offer['source'] {
  const look = picture === undefined ? undefined : pictures[picture]
  return { text, page, look: look ? { ...look, beginning: Math.max(0, (x ?? look.x) - look.x) } : null }
}

/** Whether the CV already has the value. The format of phone numbers does not matter. */
function isSaid(key: string, was: string, offered: string): boolean {
  const isPhone = key === 'personalInfo.phone' && was.trim() !== ''
  return isPhone ? phoneKey(was) === phoneKey(offered) : was.trim() === offered.trim()
}

/**
 * The values that are selected at first: values without doubt for empty fields. A new entry is selected only if one of its names is without doubt.
 */
export function presetOf(groups: readonly OfferGroup[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ offers, names }) => {
      const clear = offers.flatMap(({ key, now, isDoubtful }) => (now === '' && !isDoubtful ? [key] : []))
      return names.length === 0 || clear.some((key) => names.includes(key)) ? clear : []
    }),
  )
}
