import { isSame } from '#features/cvs/web/cv-fields.ts'
import type { Autosave, AutosaveSettings, Base, Failure } from './autosaving.ts'

/** Typing that pauses this long is saved; typing that does not is saved every so often. */
const pauseMs = 1_200
const longestMs = 8_000
const retryMs = [2_000, 5_000, 15_000, 60_000]

type State = AutosaveSettings & {
  base: Base
  isHeld: boolean
  isForced: boolean
  failures: number
  firstTypedAt: number | null
  timer: ReturnType<typeof setTimeout> | undefined
  underWay: Promise<unknown>
}

/** Keeps the server's draft up to what is typed: one call at a time, nothing written over unasked, and never giving up. */
export function openAutosave(settings: AutosaveSettings): Autosave {
  const state: State = {
    ...settings,
    isHeld: false,
    isForced: false,
    failures: 0,
    firstTypedAt: null,
    timer: undefined,
    underWay: Promise.resolve(),
  }
  return {
    typed: () => typed(state),
    saveNow: () => save(state),
    hold: () => hold(state),
    stored: (base) => {
      Object.assign(state, { base, isForced: false })
      release(state)
    },
    overwrite: () => {
      Object.assign(state, { isHeld: false, isForced: true })
      void save(state).catch(() => {})
    },
    tryAgain: () => {
      if (!state.isHeld && !isSame(state.read(), state.base.fields)) plan(state, 0)
    },
    resume: () => release(state),
    base: () => state.base,
    read: () => structuredClone(state.read()),
    stop: () => clearTimeout(state.timer),
  }
}

async function hold(state: State): Promise<void> {
  state.isHeld = true
  clearTimeout(state.timer)
  state.onSaving('held')
  await state.underWay
}

function release(state: State): void {
  state.isHeld = false
  state.onSaving('saved')
  typed(state)
}

function plan(state: State, ms: number): void {
  clearTimeout(state.timer)
  // A failure has been told by then; the timer has nobody to tell it to.
  state.timer = setTimeout(() => void save(state).catch(() => {}), ms)
}

function typed(state: State): void {
  if (state.isHeld || isSame(state.read(), state.base.fields)) return
  state.firstTypedAt ??= Date.now()
  state.onSaving('waiting')
  plan(state, Math.max(0, Math.min(pauseMs, state.firstTypedAt + longestMs - Date.now())))
}

/** One after the other: the second is written upon the first one's stamp. */
async function save(state: State): Promise<Base> {
  clearTimeout(state.timer)
  const mine = state.underWay.then(() => sendOnce(state))
  state.underWay = mine.catch(() => {})
  return mine
}

async function sendOnce(state: State): Promise<Base> {
  const { base, isForced } = state
  const fields = structuredClone(state.read())
  if (!isForced && isSame(fields, base.fields)) return settle(state, base)
  state.firstTypedAt = null
  state.onSaving('saving')
  try {
    return settle(state, { fields, at: await state.send(fields, isForced ? undefined : (base.at ?? 'none')) })
  } catch (error) {
    fail(state, state.partFailureOf(error))
    throw error
  }
}

function settle(state: State, base: Base): Base {
  Object.assign(state, { base, isForced: false, failures: 0 })
  state.onSaved(base)
  if (state.isHeld) return base
  state.onSaving('saved')
  typed(state)
  return base
}

function fail(state: State, failure: Failure): void {
  if (failure === 'conflict') {
    state.isHeld = true
    state.onSaving('held')
    return state.onConflict()
  }
  state.onSaving(failure)
  plan(state, retryMs[Math.min(state.failures, retryMs.length - 1)] ?? 0)
  state.failures += 1
}
