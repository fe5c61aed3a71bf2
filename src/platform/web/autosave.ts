/** A state of a text on the server, with its revision; null while the server has nothing. */
export type SavedText<Fields> = { readonly fields: Fields; readonly at: string | null }

/** The states of docs/cv-drafts.md. `held`: the person has to decide first. `away`: the server does not answer. */
export type SavingStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'away' | 'signedOut' | 'held'
export type Failure = Extract<SavingStatus, 'offline' | 'away' | 'signedOut'> | 'conflict'

type AutosaveSettings<Fields> = {
  readonly read: () => Fields
  readonly isSame: (a: Fields, b: Fields) => boolean
  readonly base: SavedText<Fields>
  /** Returns the new revision. Without a base, the server's text is overwritten. */
  readonly send: (fields: Fields, base: string | undefined) => Promise<string>
  readonly failureOf: (error: unknown) => Failure
  readonly onSaving: (saving: SavingStatus) => void
  readonly onSaved: (base: SavedText<Fields>) => void
  readonly onConflict: () => void
}

/** Text is saved after this pause; without a pause it is saved at regular intervals. */
const pauseMs = 1_200
const longestMs = 8_000
const retryMs = [2_000, 5_000, 15_000, 60_000]

/** Keeps the server's draft up to date: one call at a time, never overwriting without a choice, and retrying without end. */
export class Autosave<Fields> {
  readonly #settings: AutosaveSettings<Fields>
  #base: SavedText<Fields>
  #isHeld = false
  #isForced = false
  #failures = 0
  #firstTypedAt: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<unknown> = Promise.resolve()

  constructor(settings: AutosaveSettings<Fields>) {
    this.#settings = settings
    this.#base = settings.base
  }

  base(): SavedText<Fields> {
    return this.#base
  }

  read(): Fields {
    return structuredClone(this.#settings.read())
  }

  typed(): void {
    if (this.#isHeld || !this.#isChanged()) return
    this.#firstTypedAt ??= Date.now()
    this.#settings.onSaving('waiting')
    this.#plan(Math.max(0, Math.min(pauseMs, this.#firstTypedAt + longestMs - Date.now())))
  }

  /** Saves at once; rejects when that fails. A second call waits and is based on the revision of the first. */
  saveNow(): Promise<SavedText<Fields>> {
    clearTimeout(this.#timer)
    const mine = this.#underWay.then(() => this.#send())
    this.#underWay = mine.catch(() => {})
    return mine
  }

  /** Stops saving until `resume`, `stored` or `overwrite`; resolves when no call is in progress. */
  async hold(): Promise<void> {
    this.#isHeld = true
    clearTimeout(this.#timer)
    this.#settings.onSaving('held')
    await this.#underWay
  }

  /** After `hold`, if the person made no choice. */
  resume(): void {
    this.#isHeld = false
    this.#settings.onSaving('saved')
    this.typed()
  }

  /** The server has this now. */
  stored(base: SavedText<Fields>): void {
    this.#base = base
    this.#isForced = false
    this.resume()
  }

  /** The person wants the text on this page, whatever the server has. */
  overwrite(): void {
    this.#isHeld = false
    this.#isForced = true
    void this.saveNow().catch(() => {})
  }

  /** Retries what could not be saved before. */
  tryAgain(): void {
    if (!this.#isHeld && this.#isChanged()) this.#plan(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #isChanged(): boolean {
    return !this.#settings.isSame(this.#settings.read(), this.#base.fields)
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    // The failure has been reported already, and nothing catches errors of a timer.
    this.#timer = setTimeout(() => void this.saveNow().catch(() => {}), ms)
  }

  async #send(): Promise<SavedText<Fields>> {
    const fields = this.read()
    if (!this.#isForced && this.#settings.isSame(fields, this.#base.fields)) return this.#settle(this.#base)
    this.#firstTypedAt = null
    this.#settings.onSaving('saving')
    try {
      const at = await this.#settings.send(fields, this.#isForced ? undefined : (this.#base.at ?? 'none'))
      return this.#settle({ fields, at })
    } catch (error) {
      this.#fail(this.#settings.failureOf(error))
      throw error
    }
  }

  #settle(base: SavedText<Fields>): SavedText<Fields> {
    this.#base = base
    this.#isForced = false
    this.#failures = 0
    this.#settings.onSaved(base)
    if (this.#isHeld) return base
    this.#settings.onSaving('saved')
    this.typed()
    return base
  }

  #fail(failure: Failure): void {
    if (failure === 'conflict') {
      this.#isHeld = true
      this.#settings.onSaving('held')
      return this.#settings.onConflict()
    }
    this.#settings.onSaving(failure)
    this.#plan(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0)
    this.#failures += 1
  }
}
