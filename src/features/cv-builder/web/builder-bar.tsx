import { FileUp, History, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { UndoState } from './use-history.ts'

type BuilderBarProps = {
  /** Whether the typed text is saved. */
  readonly state: ReactNode
  readonly undoing: UndoState
  readonly onImport: () => void
  /** Only accounts have versions. */
  readonly onVersions?: () => void
}

/** The saving state, undo and versions. */
export function BuilderBar({ state, undoing, onImport, onVersions }: BuilderBarProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line px-3 two:px-5">
      {state}
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
        {onVersions && (
          <Tool name="Versions" onClick={onVersions}>
            <History aria-hidden="true" className="size-5" />
          </Tool>
        )}
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
