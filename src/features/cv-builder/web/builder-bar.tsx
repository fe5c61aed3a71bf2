import { FileUp, History, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ImportLink } from '#features/cv-import/web/import-invitation.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { UndoState } from './use-history.ts'

type BuilderBarProps = {
  /** Whether the typed text is saved. */
  readonly state: ReactNode
  readonly undoing: UndoState
  readonly onImport: () => void
  /** True if there was no text at the start and the person is at the first step: the import is then offered in words. */
  readonly isFresh: boolean
  /** Only accounts have versions. */
  readonly onVersions?: () => void
}

/** Whether the text is saved, undo and versions. It keeps its height while somebody types. */
export function BuilderBar({ state, undoing, onImport, isFresh, onVersions }: BuilderBarProps) {
  const later = isFresh ? 'max-two:hidden' : ''
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 border-b border-line px-3 two:px-5">
      <div className="min-w-0 grow basis-24 leading-tight">{state}</div>
      {isFresh && <ImportLink onImport={onImport} />}
      <div className="flex flex-wrap">
        <Tool name="Undo" keys="Control+Z" isOff={!undoing.canUndo} onClick={undoing.undo}>
          <Undo2 aria-hidden="true" className="size-5" />
        </Tool>
        <Tool name="Redo" keys="Control+Shift+Z" isOff={!undoing.canRedo} onClick={undoing.redo}>
          <Redo2 aria-hidden="true" className="size-5" />
        </Tool>
        <Tool name="Import a CV" label="Import" className={later} onClick={onImport}>
          <FileUp aria-hidden="true" className="size-5" />
        </Tool>
        {onVersions && (
          <Tool name="Versions" label="Versions" className={later} onClick={onVersions}>
            <History aria-hidden="true" className="size-5" />
          </Tool>
        )}
      </div>
    </div>
  )
}

type ToolProps = {
  readonly name: string
  /** Shown beside the icon if there is room. */
  readonly label?: string
  readonly keys?: string
  readonly isOff?: boolean
  readonly className?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ name, label, keys, isOff = false, className = '', onClick, children }: ToolProps) {
  return (
    <Button
      look="quiet"
      className={`${label ? 'max-two:w-11 max-two:px-0! two:px-2.5!' : 'w-11 px-0!'} ${className}`}
      title={name}
      aria-label={name}
      aria-keyshortcuts={keys}
      isBusy={isOff}
      onClick={onClick}
    >
      {children}
      {label && <span className="max-two:hidden">{label}</span>}
    </Button>
  )
}
