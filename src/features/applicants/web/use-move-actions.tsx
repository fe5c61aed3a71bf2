import { type ComponentType, type ReactNode, useState } from 'react'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { Applicant } from '../contract.ts'
import type { RejectDialogProps } from './reject-dialog.tsx'
import { useMoves } from './use-moves.ts'

type OpenDialog = { readonly chosen: readonly Applicant[]; readonly Dialog: ComponentType<RejectDialogProps> }

/** Moves applications, and asks for the reason of a rejection first. The screen must render `dialog`. */
export function useMoveActions(onMoved: (to: ApplicationStatus) => void = () => {}) {
  const { move } = useMoves()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { run: ask } = useAction(
    async (chosen: readonly Applicant[]) => {
      const { RejectDialog } = await import('./reject-dialog.tsx')
      setOpen({ chosen, Dialog: RejectDialog })
    },
    { title: 'Could Not Open' },
  )
  function request(chosen: readonly Applicant[], to: ApplicationStatus): void {
    if (chosen.length === 0) return
    if (to === 'rejected') return ask(chosen)
    move({ chosen, to })
    onMoved(to)
  }
  const dialog: ReactNode = open && (
    <open.Dialog
      chosen={open.chosen}
      onClose={() => setOpen(null)}
      onReject={(reason) => {
        move({ chosen: open.chosen, to: 'rejected', reason })
        onMoved('rejected')
      }}
    />
  )
  return { request, dialog }
}
