import { useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CvBody } from '../contract.ts'
import { type CvFields, isSame } from './cv-fields.ts'
import { type Keeping, keepTyping, keptElsewhere } from './keep-typing.ts'
import { type Kept, keptKey, type Start, type Stored } from './kept-typing.ts'
import { problemsIn } from './steps.ts'

export type CvFormReturn = UseFormReturn<CvFields, unknown, CvBody>

export type KeepingAsked = {
  readonly form: CvFormReturn
  readonly userId: string
  readonly step: number
  readonly start: Start
  readonly stored: Stored
  /** Another tab has typed (what it has kept) or saved (null). */
  readonly onElsewhere: (kept: Kept | null) => void
}

type Keep = {
  readonly keeping: Keeping
  /** When something was last written. */
  readonly keptAt: string | null
  readonly isRefused: boolean
}

/** Joins the form to the browser's store. */
export function useKeeping(asked: KeepingAsked): Keep {
  const [keptAt, setKeptAt] = useState<string | null>()
  const [tab] = useState(() => crypto.randomUUID())
  const key = keptKey(asked.userId)
  const [keeping] = useState(() =>
    keepTyping({
      key,
      tab,
      storage: guarded,
      now: () => new Date(),
      read: () => asked.form.getValues(),
      base: asked.stored,
      shown: asked.start.fields,
      onWritten: setKeptAt,
    }),
  )
  useEffect(() => {
    keeping.moved(asked.step)
  }, [keeping, asked.step])
  const handleStorage = useEffectEvent((event: StorageEvent) => {
    const kept = keptElsewhere(event, key, tab)
    // What the other tab has taken over from here is no news.
    if (kept === undefined || (kept && isSame(kept.fields, asked.form.getValues()))) return
    keeping.yieldTo()
    asked.onElsewhere(kept)
  })
  useEffect(() => {
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [])
  useParting(keeping)
  useTyping(asked.form, keeping)
  return { keeping, keptAt: keptAt ?? null, isRefused: keptAt === null }
}

/** Asked anew each time, because a browser that keeps nothing throws at the very name. */
const guarded: Pick<Storage, 'setItem' | 'removeItem'> = {
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
}

/** The page may be put away and never come back, so nothing waits. */
function useParting(keeping: Keeping): void {
  useEffect(() => {
    const handleHidden = (): void => keeping.flush()
    window.addEventListener('pagehide', handleHidden)
    document.addEventListener('visibilitychange', handleHidden)
    return () => {
      window.removeEventListener('pagehide', handleHidden)
      document.removeEventListener('visibilitychange', handleHidden)
      keeping.flush()
    }
  }, [keeping])
}

/** With every change the text is kept, and an error that has been mended goes at once. */
function useTyping(form: CvFormReturn, keeping: Keeping): void {
  const fields = useWatch({ control: form.control })
  const handleTyped = useEffectEvent(() => {
    keeping.typed()
    const wrong = problemsIn(form.formState.errors).map(({ path }) => path as 'summary') // every path in the errors is one of the form
    if (wrong.length > 0) void form.trigger(wrong)
  })
  useEffect(() => {
    if (fields) handleTyped()
  }, [fields])
}
