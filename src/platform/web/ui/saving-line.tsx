import { momentText } from '#platform/contract/dates.ts'
import type { SavingStatus } from '../autosave.ts'

type SavingLineProps = { readonly saving: SavingStatus; readonly savedAt: string | null }

const urgent: ReadonlySet<SavingStatus> = new Set(['offline', 'away', 'signedOut', 'held'])

/** Shows whether the text is saved. It is announced only when something is wrong, not at each save. */
export function SavingLine({ saving, savedAt }: SavingLineProps) {
  const texts: Readonly<Record<SavingStatus, string>> = {
    saved: savedAt ? `Saved ${momentText(savedAt)}` : 'Saved as you type',
    waiting: 'Saving…',
    saving: 'Saving…',
    offline: 'No connection. We try again when it is back',
    away: 'Not saved yet. We try again soon',
    signedOut: 'You are signed out. Sign in again in another tab',
    held: 'Waiting for your choice',
  }
  return (
    <p role={urgent.has(saving) ? 'status' : undefined} className="text-sm text-soft">
      {texts[saving]}
    </p>
  )
}
