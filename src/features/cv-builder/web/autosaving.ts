import type { CvFields } from '#features/cvs/web/cv-fields.ts'

/** What the server has, under its own stamp. */
export type Base = { readonly fields: CvFields; readonly at: string | null }

/** `held`: the person has to decide first. `signedOut`, `away` and `offline`: kept in the browser alone for now. */
export type SaveRequest = 'saved' | 'waiting' | 'saving' | 'offline' | 'away' | 'signedOut' | 'held'
export type Failure = Extract<SaveRequest, 'offline' | 'away' | 'signedOut'> | 'conflict'

export type AutosaveSettings = {
  readonly read: () => CvFields
  readonly base: Base
  /** Answers the new stamp. Without a base, whatever the server has is written over. */
  readonly send: (fields: CvFields, base: string | undefined) => Promise<string>
  readonly partFailureOf: (error: unknown) => Failure
  readonly onSaving: (saving: SaveRequest) => void
  readonly onSaved: (base: Base) => void
  readonly onConflict: () => void
}

export type Autosave = {
  readonly typed: () => void
  /** Saves at once; rejects when that fails. Waits for what is under way already. */
  readonly saveNow: () => Promise<Base>
  /** No more by itself until `stored` or `overwrite`; resolves when nothing is under way. */
  readonly hold: () => Promise<void>
  /** The server has this now. */
  readonly stored: (base: Base) => void
  /** The person wants what stands here, whatever the server has. */
  readonly overwrite: () => void
  /** What could not be saved before may be possible now. */
  readonly tryAgain: () => void
  /** After `hold`, when nothing was decided after all. */
  readonly resume: () => void
  readonly base: () => Base
  readonly read: () => CvFields
  readonly stop: () => void
}
