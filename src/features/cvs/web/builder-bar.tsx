import { CircleAlert, CircleCheck, CloudOff, FileUp, History, Redo2, RefreshCw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { Saving } from './autosaving.ts'
import { momentText } from './kept-typing.ts'
import { backHere } from './save-messages.ts'
import type { Undoing } from './use-history.ts'

type BuilderBarProps = {
  readonly saving: Saving
  readonly savedAt: string | null
  /** When this browser last kept what is typed. */
  readonly keptAt: string | null
  readonly undoing: Undoing
  readonly onVersions: () => void
  readonly onImport: () => void
}

/** Whether all is safe, and the ways back. */
export function BuilderBar({ undoing, onVersions, onImport, ...state }: BuilderBarProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line px-3 two:px-5">
      <SavingState {...state} />
      <div className="flex shrink-0">
        <Tool name="Undo" keys="Control+Z" isOff={!undoing.canUndo} onClick={undoing.undo}>
          <Undo2 aria-hidden="true" className="size-5" />
        </Tool>
        <Tool name="Redo" keys="Control+Shift+Z" isOff={!undoing.canRedo} onClick={undoing.redo}>
          <Redo2 aria-hidden="true" className="size-5" />
        </Tool>
        <Tool name="Import a CV" onClick={onImport}>
          <FileUp aria-hidden="true" className="size-5" />
        </Tool>
        <Tool name="Versions" onClick={onVersions}>
          <History aria-hidden="true" className="size-5" />
        </Tool>
      </div>
    </div>
  )
}

type ToolProps = {
  readonly name: string
  readonly keys?: string
  readonly isOff?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ name, keys, isOff = false, onClick, children }: ToolProps) {
  return (
    <Button
      look="quiet"
      className="w-11 px-0!"
      title={name}
      aria-label={name}
      aria-keyshortcuts={keys}
      isBusy={isOff}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

type Said = Pick<BuilderBarProps, 'savedAt' | 'keptAt'>

const icon = 'size-4 shrink-0'
const kept = ({ keptAt }: Said): string => (keptAt ? `Kept on this device at ${momentText(keptAt)}` : 'Kept on this page')

const signs: Readonly<Record<Saving, ReactNode>> = {
  saved: <CircleCheck aria-hidden="true" className={`${icon} text-leaf`} />,
  waiting: <RefreshCw aria-hidden="true" className={icon} />,
  saving: <RefreshCw aria-hidden="true" className={icon} />,
  offline: <CloudOff aria-hidden="true" className={icon} />,
  away: <CloudOff aria-hidden="true" className={icon} />,
  signedOut: <CircleAlert aria-hidden="true" className={`${icon} text-marigold-ink`} />,
  held: <CircleAlert aria-hidden="true" className={`${icon} text-marigold-ink`} />,
}

const texts: Readonly<Record<Saving, (said: Said) => ReactNode>> = {
  saved: ({ savedAt }) => (savedAt ? `Saved ${momentText(savedAt)}` : 'Saved as you type'),
  waiting: () => 'Saving…',
  saving: () => 'Saving…',
  offline: (said) => `Offline. ${kept(said)}`,
  away: (said) => `${kept(said)}. We try again soon`,
  signedOut: (said) => (
    <>
      {kept(said)}.{' '}
      <a href={backHere} className="inline-block py-1 text-blue-dark underline">
        Sign in again
      </a>
    </>
  ),
  held: () => 'Waiting for your choice',
}

const told: ReadonlySet<Saving> = new Set(['offline', 'away', 'signedOut'])

/** Read aloud only when something has to be known, not at each pause. */
function SavingState({ saving, ...said }: Said & { readonly saving: Saving }) {
  return (
    <p role={told.has(saving) ? 'status' : undefined} className="flex items-center gap-2 text-sm text-soft">
      {signs[saving]}
      <span>{texts[saving](said)}</span>
    </p>
  )
}
