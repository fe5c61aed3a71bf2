import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

type NewerNoticeProps = { readonly onKeep: () => void; readonly onTake: () => void }

/** Lets the person choose between two versions; nothing is replaced before. */
export function NewerNotice({ onKeep, onTake }: NewerNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-3 rounded-card border-2 border-marigold bg-marigold-wash p-4">
      <h2 className="text-lg">Your profile was changed elsewhere</h2>
      <p className="max-w-prose">
        It was saved in another tab or device after you started editing. Your changes below are not saved yet.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onKeep}>
          Save what I typed
        </Button>
        <Button look="quiet" onClick={onTake}>
          Show the newer profile
        </Button>
      </div>
    </div>
  )
}
