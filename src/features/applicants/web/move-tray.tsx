import { useEffect, useRef } from 'react'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { Applicant } from '../contract.ts'

type MoveTrayProps = { readonly card: Applicant | null; readonly onChoose: (to: ApplicationStatus | null) => void }

/** The statuses to which a lifted card can be moved: by pressing, by keyboard, or by dropping, for a phone where no other column is in view. */
export function MoveTray({ card, onChoose }: MoveTrayProps) {
  const tray = useRef<HTMLDivElement>(null)
  const cardId = card?.id
  useEffect(() => {
    if (!cardId) return
    const opener = document.activeElement
    // While a card is dragged with the pointer, the focus stays on the card.
    if (opener instanceof HTMLButtonElement) tray.current?.querySelector('button')?.focus()
    return () => {
      // After closing without a move, the button that opened the tray still exists.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [cardId])
  if (!card) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the whole of it
    <div
      ref={tray}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would cover the columns that a card is dragged to
      role="dialog"
      aria-label={`Move ${card.cv.fullName} to`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChoose(null)
      }}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-card p-3"
    >
      <Targets card={card} onChoose={onChoose} />
    </div>
  )
}

type TargetsProps = { readonly card: Applicant; readonly onChoose: MoveTrayProps['onChoose'] }

function Targets({ card, onChoose }: TargetsProps) {
  return (
    <>
      <p className="mb-2 text-sm text-soft">
        Move <strong className="font-semibold text-ink">{card.cv.fullName}</strong> to
      </p>
      <div className="flex flex-wrap gap-2">
        {card.next.map((to) => (
          <Button key={to} look={to === 'rejected' ? 'danger' : 'secondary'} data-drop-status={to} onClick={() => onChoose(to)}>
            {statusLabels[to]}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onChoose(null)}>
          Cancel
        </Button>
      </div>
    </>
  )
}
