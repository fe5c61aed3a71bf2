import { Button } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'

type ConflictNoticeProps = { readonly onKeep: () => void; readonly onTake: () => void }

/** Somebody has typed in another window, or is a colleague. Nothing is overwritten before the choice, and what is overwritten is kept. */
export function ConflictNotice({ onKeep, onTake }: ConflictNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-marigold-wash px-4 py-2"
    >
      <p>This job was changed in another window. Nothing is overwritten until you choose.</p>
      <div className="flex flex-wrap">
        <Button look="quiet" onClick={onTake}>
          Show the other text
        </Button>
        <Button look="quiet" onClick={onKeep}>
          Keep this text
        </Button>
      </div>
    </div>
  )
}

/** There were two texts of this job. The one that was not kept is still there. */
export function ReplacedNotice({ onBringBack }: { readonly onBringBack: () => void }) {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 py-2">
      <p>Another text of this job was replaced. It stays saved until you publish.</p>
      <Button look="quiet" disabled={!isHydrated} onClick={onBringBack}>
        Bring back the other text
      </Button>
    </div>
  )
}
