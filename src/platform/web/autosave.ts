/** A text as the server stores it, with its revision. `at` is null while the server has nothing. */
export type SavedText<Fields> = { readonly fields: Fields; readonly at: string | null }

/** The states of docs/cv-drafts.md. `held`: saving waits for a decision of the person. `away`: the server does not answer. */
export type SavingStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'away' | 'signedOut' | 'held'
export type Failure = Extract<SavingStatus, 'offline' | 'away' | 'signedOut'> | 'conflict'

type AutosaveSettings<Fields> = {
  readonly read: () => Fields
  readonly isSame: (a: Fields, b: Fields) => boolean
  readonly base: SavedText<Fields>
  /** Saves the fields and returns the new revision. Without `base`, the text on the server is overwritten. */
  readonly send: (fields: Fields, base: string | undefined) => Promise<string>
  readonly failureOf: (error: unknown) => Failure
  readonly onSaving: (saving: SavingStatus) => void
  readonly onSaved: (base: SavedText<Fields>) => void
  readonly onConflict: () => void
}

/** The text is saved after a pause of this length. While somebody types without pauses, it is saved at regular intervals. */
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

  /** Continues after `hold` when the person made no choice. */
  resume(): void {
    this.#isHeld = false
    this.#settings.onSaving('saved')
    this.typed()
  }

  /** Tells the autosave which text and revision the server has now. */
  stored(base: SavedText<Fields>): void {
    this.#base = base
    this.#isForced = false
    this.resume()
  }

  /** Saves the text of this page, whatever the server has. */
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
    // `saveNow` has already reported the failure, and a timer has no caller that could catch it.
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
