import { type ComponentType, useState } from 'react'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { Applicant } from '../contract.ts'
import { moveKeys } from '../rules.ts'

type BulkBarProps = {
  readonly chosen: readonly Applicant[]
  readonly onMove: (to: ApplicationStatus) => void
  readonly onClear: () => void
}

type MessageDialog = ComponentType<{ readonly chosen: readonly Applicant[]; readonly onClose: () => void }>

/** The actions for all selected applications. On a phone the bar stays at the bottom of the screen. */
export function BulkBar({ chosen, onMove, onClear }: BulkBarProps) {
  if (chosen.length === 0) return null
  const moves = Object.keys(moveKeys) as ApplicationStatus[] // its keys are statuses
  return (
    <section
      aria-label="Chosen applications"
      data-over-list=""
      className="grid gap-2 rounded-card border border-line-strong bg-card p-3 max-two:sticky max-two:bottom-[calc(var(--foot,0px)+0.5rem)] max-two:z-20 max-two:order-last"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="font-medium">{chosen.length} chosen</output>
        <Button look="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
      <div className="flex gap-2 max-two:scroll-row max-two:[--row-color:var(--color-card)] two:flex-wrap">
        {moves
          .filter((to) => chosen.some(({ next }) => next.includes(to)))
          .map((to) => (
            <Button
              key={to}
              look={to === 'rejected' ? 'danger' : 'secondary'}
              aria-keyshortcuts={moveKeys[to]?.toUpperCase()}
              className="shrink-0"
              onClick={() => onMove(to)}
            >
              {to === 'rejected' ? 'Reject' : statusLabels[to]}
            </Button>
          ))}
        <MessageButton chosen={chosen} />
      </div>
    </section>
  )
}

/** The dialog is loaded when the button is pressed. */
function MessageButton({ chosen }: Pick<BulkBarProps, 'chosen'>) {
  const [Dialog, setDialog] = useState<MessageDialog | null>(null)
  const { isBusy, run: write } = useAction(
    async () => {
      const { BulkMessageDialog } = await import('./bulk-message-dialog.tsx')
      setDialog(() => BulkMessageDialog)
    },
    { title: 'Could Not Open' },
  )
  return (
    <>
      <Button look="secondary" className="shrink-0" isBusy={isBusy} onClick={() => write()}>
        Message
      </Button>
      {Dialog && <Dialog chosen={chosen} onClose={() => setDialog(null)} />}
    </>
  )
}
