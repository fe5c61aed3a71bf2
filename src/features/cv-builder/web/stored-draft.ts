import type { Cv } from '#features/cvs/contract.ts'
import { blankFields, type CvFields, fieldsOf, isSame, type Person, readFields } from '#features/cvs/web/cv-fields.ts'
import type { CvDraft } from '../draft.ts'

/** What this browser keeps of a CV that has been typed and not saved. */
export type StoredDraft = {
  readonly version: 1
  /** Which tab wrote it: another one must not overwrite it unasked. */
  readonly tab: string
  readonly typedAt: string
  /** The server's own stamp of what was there when the typing began; clocks of two machines are never compared. */
  readonly base: string | null
  readonly step: number
  readonly fields: CvFields
  /** The server has all of it: what the server has by now is then the newer, anyone who wrote it. */
  readonly isStored?: boolean
}

const keyStart = 'pasand.cv.v1.'

/** One person never sees what another has typed in the same browser. */
export function draftStorageKey(userId: string): string {
  return keyStart + userId
}

export function parseStoredDraft(text: string | null): StoredDraft | null {
  try {
    const kept = JSON.parse(text ?? 'null') as StoredDraft | null // ours, by the version in it and in its key
    return kept?.version === 1 ? { ...kept, fields: readFields(kept.fields) } : null
  } catch {
    return null
  }
}

/** A state of the CV that the server has, under its own stamp; null while the server has nothing. */
export type Base = { readonly fields: CvFields; readonly at: string | null }

/** What it is: the draft if there is one, for saving a CV ends its draft. */
export type SavedState = Base & { readonly kind: 'none' | 'cv' | 'draft' }

export type Sources = { readonly person: Person; readonly cv: Cv | null; readonly draft: CvDraft | null }

export function storedIn({ person, cv, draft }: Sources): SavedState {
  const finished: SavedState = cv
    ? { kind: 'cv', at: cv.updatedAt, fields: fieldsOf(cv) }
    : { kind: 'none', at: null, fields: blankFields(person) }
  if (!draft || (cv && draft.updatedAt < cv.updatedAt)) return finished
  const fields = readFields(draft.body)
  // A draft that says no more than the CV is none; its stamp counts all the same.
  return isSame(fields, finished.fields) ? { ...finished, at: draft.updatedAt } : { kind: 'draft', at: draft.updatedAt, fields }
}

export type Start = {
  readonly fields: CvFields
  readonly step: number
  /** When what is shown was typed, if it is not what the server has. */
  readonly restoredAt: string | null
  /** Whether the server has something newer, which is then offered and not forced. */
  readonly isStoredNewer: boolean
}

/** Nothing is there yet, neither here nor on the server. */
export function isFresh({ restoredAt }: Start, { kind }: SavedState): boolean {
  return kind === 'none' && restoredAt === null
}

/** What a person finds on opening the builder: what was typed last in this browser, else what the server has. */
export function chooseStart(kept: StoredDraft | null, stored: SavedState): Start {
  if (!kept || kept.isStored || isSame(kept.fields, stored.fields)) {
    return { fields: stored.fields, step: kept?.step ?? 0, restoredAt: null, isStoredNewer: false }
  }
  const isStoredNewer = stored.at !== null && (kept.base === null || stored.at > kept.base)
  return { fields: kept.fields, step: kept.step, restoredAt: kept.typedAt, isStoredNewer }
}

/** "10:04" today, "12 May at 10:04" on another day. */
export function momentText(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)
  if (moment.toDateString() === now.toDateString()) return time
  return `${new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }).format(moment)} at ${time}`
}
