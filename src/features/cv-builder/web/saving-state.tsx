import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavingStatus } from '#platform/web/autosave.ts'
import { momentText } from '#platform/contract/dates.ts'
import { backHere } from './save-messages.ts'

type StateText = {
  readonly savedAt: string | null
  /** When this browser last stored the text. */
  readonly keptAt: string | null
}

const icon = 'size-4 shrink-0'
const storedText = ({ keptAt }: StateText): string =>
  keptAt ? `Saved on this device at ${momentText(keptAt)}` : 'Saved on this page'

const signs: Readonly<Record<SavingStatus, ReactNode>> = {
  saved: <CircleCheck aria-hidden="true" className={`${icon} text-leaf`} />,
  waiting: <RefreshCw aria-hidden="true" className={icon} />,
  saving: <RefreshCw aria-hidden="true" className={icon} />,
  offline: <CloudOff aria-hidden="true" className={icon} />,
  away: <CloudOff aria-hidden="true" className={icon} />,
  signedOut: <CircleAlert aria-hidden="true" className={`${icon} text-marigold-ink`} />,
  held: <CircleAlert aria-hidden="true" className={`${icon} text-marigold-ink`} />,
}

const texts: Readonly<Record<SavingStatus, (details: StateText) => ReactNode>> = {
  // One line on a phone too, so that nothing moves when it changes.
  saved: ({ savedAt }) =>
    savedAt ? (
      `Saved ${momentText(savedAt)}`
    ) : (
      <>
        Saved<span className="max-two:sr-only"> as you type</span>
      </>
    ),
  waiting: () => 'Saving…',
  saving: () => 'Saving…',
  offline: (details) => `Offline. ${storedText(details)}`,
  away: (details) => `${storedText(details)}. We try again soon`,
  signedOut: (details) => (
    <>
      {storedText(details)}.{' '}
      <a href={backHere} className="inline-block py-1 text-blue-dark underline">
        Sign in again
      </a>
    </>
  ),
  held: () => 'Waiting for your choice',
}

const announced: ReadonlySet<SavingStatus> = new Set(['offline', 'away', 'signedOut'])

/** Announced by screen readers only when it matters, not at each save. */
export function SavingState({ saving, ...details }: StateText & { readonly saving: SavingStatus }) {
  return (
    <p role={announced.has(saving) ? 'status' : undefined} className="flex items-center gap-2 text-sm text-soft">
      {signs[saving]}
      <span>{texts[saving](details)}</span>
    </p>
  )
}
