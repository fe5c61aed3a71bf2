import { useFormContext } from 'react-hook-form'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { cvBuilder, Help, HelpResult } from '../contract.ts'

const call = apiCalls<typeof cvBuilder>()

export type HelpedPath = 'summary' | `experience.${number}.description`
/** `before` is the text that was sent; if it has changed since, it is not replaced. */
export type Proposal = HelpResult & { readonly before: string; readonly want: Help['want'] }

export function useWritingHelp(path: HelpedPath) {
  const { getValues, setValue } = useFormContext<CvFields>()
  const { isBusy, result, error, run, reset } = useAction(async (want: Help['want']): Promise<Proposal> => {
    const before = getValues(path)
    const part = path === 'summary' ? 'summary' : 'description'
    const helped = await call('POST /api/cvs/help', {
      body: { want, part, text: before, position: positionOf(path, getValues) },
    })
    return { ...helped, before: before.trim(), want }
  })
  return {
    ask: run,
    proposal: result ?? null,
    isAsking: isBusy,
    problem: error && problemOf(error),
    dismiss: reset,
    /** Returns false if the text has been changed meanwhile. */
    apply: (text: string): boolean => {
      if (getValues(path).trim() !== result?.before) return false
      setValue(path, text, { shouldDirty: true, shouldTouch: true })
      return true
    },
  }
}

function positionOf(path: HelpedPath, getValues: (name: `experience.${number}.position`) => string): string {
  const at = Number(path.split('.')[1])
  return path === 'summary' ? '' : getValues(`experience.${at}.position`)
}

function problemOf(error: Error): string {
  if (!(error instanceof CallFailed)) return 'You seem to be offline. Please try again when you are connected.'
  if (error.status === 429) return "You've reached the limit. Try again in a few minutes."
  return error.said ?? "Couldn't get suggestions. Please try again in a moment."
}
