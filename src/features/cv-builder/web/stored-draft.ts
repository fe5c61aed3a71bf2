import type { Cv } from '#features/cvs/contract.ts'
import { blankFields, type CvFields, fieldsOf, isSame, type Person, readFields } from '#features/cvs/web/cv-fields.ts'
import type { CvDraft } from '../draft.ts'

/** The text of a CV that this browser stores until it is saved. */
export type StoredDraft = {
  readonly version: 1
  /** The tab that wrote the text; another tab must not overwrite it without a choice. */
  readonly tab: string
  readonly typedAt: string
  /** The server's revision when typing began. Clocks of two machines are never compared. */
  readonly base: string | null
  readonly step: number
  readonly fields: CvFields
  /** True if the server has all of this text: a newer text of the server then replaces it, whichever device wrote that. */
  readonly isStored?: boolean
}

const keyStart = 'pasand.cv.v1.'

/** Contains the user, so that a person never sees the text of another one in the same browser. */
export function draftStorageKey(userId: string): string {
  return keyStart + userId
}

export function parseStoredDraft(text: string | null): StoredDraft | null {
  try {
    const parsed = JSON.parse(text ?? 'null') as StoredDraft | null // ours, by the version in it and in its key
    return parsed?.version === 1 ? { ...parsed, fields: readFields(parsed.fields) } : null
  } catch {
    return null
  }
}

/** A text of the CV on the server, with its revision; `at` is null while the server has none. */
export type Base = { readonly fields: CvFields; readonly at: string | null }

/** The draft if there is one, because saving a CV deletes its draft. */
export type SavedState = Base & { readonly kind: 'none' | 'cv' | 'draft' }

export type Sources = { readonly person: Person; readonly cv: Cv | null; readonly draft: CvDraft | null }

export function storedIn({ person, cv, draft }: Sources): SavedState {
  const finished: SavedState = cv
    ? { kind: 'cv', at: cv.updatedAt, fields: fieldsOf(cv) }
    : { kind: 'none', at: null, fields: blankFields(person) }
  if (!draft || (cv && draft.updatedAt < cv.updatedAt)) return finished
  const fields = readFields(draft.body)
  // A draft equal to the CV counts as none; its revision is still used.
  return isSame(fields, finished.fields) ? { ...finished, at: draft.updatedAt } : { kind: 'draft', at: draft.updatedAt, fields }
}

export type Start = {
  readonly fields: CvFields
  readonly step: number
  /** When the shown text was typed, if it is not the server's. */
  readonly restoredAt: string | null
  /** True if the server has a newer text, which is then offered as a choice. */
  readonly isStoredNewer: boolean
}

/** True if there is no text yet, neither here nor on the server. */
export function isFresh({ restoredAt }: Start, { kind }: SavedState): boolean {
  return kind === 'none' && restoredAt === null
}

/** The initial text of the builder: the one last typed in this browser, else the server's. */
export function chooseStart(parsed: StoredDraft | null, stored: SavedState): Start {
  if (!parsed || parsed.isStored || isSame(parsed.fields, stored.fields)) {
    return { fields: stored.fields, step: parsed?.step ?? 0, restoredAt: null, isStoredNewer: false }
  }
  const isStoredNewer = stored.at !== null && (parsed.base === null || stored.at > parsed.base)
  return { fields: parsed.fields, step: parsed.step, restoredAt: parsed.typedAt, isStoredNewer }
}
