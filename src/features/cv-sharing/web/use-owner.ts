import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { CvView, OwnLink } from '../contract.ts'
import {
  close,
  type ActionResult,
  endLink,
  failed,
  hideContact,
  mailVerification,
  remove,
  renewLink,
  share,
} from './owner-actions.ts'
import { takeChange, viewOf } from './view-queries.ts'

export type Owner = ReturnType<typeof useOwner>

type OwnerAction = { readonly action: () => Promise<ActionResult>; readonly onSettled?: () => void }

/** The owner's actions, one at a time; each shows its result. */
export function useOwner(view: CvView, { cvId }: OwnLink, onGone: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  async function take({ message, change, isMoved, isGone }: ActionResult): Promise<void> {
    toast(message)
    if (change) takeChange(client, view, change)
    if (isMoved && view.id !== cvId) await moveOn()
    if (!isGone) return
    onGone()
    client.removeQueries({ queryKey: viewOf(view.id).queryKey })
  }
  /** The deleted link may be the URL of this page; the owner's own URL stays valid. */
  async function moveOn(): Promise<void> {
    await navigate(`/cv/view/${cvId}`, { replace: true, preventScrollReset: true })
    client.removeQueries({ queryKey: viewOf(view.id).queryKey })
  }
  const { isBusy, run } = useAction(
    ({ action, onSettled }: OwnerAction) => action().then(take).finally(onSettled),
    (error) => toast(failed(error)),
  )
  return {
    isBusy,
    renewLink: () => run({ action: () => renewLink(cvId) }),
    endLink: () => run({ action: () => endLink(cvId) }),
    hideContact: (isHidden: boolean, onSettled: () => void) => run({ action: () => hideContact(cvId, isHidden), onSettled }),
    share: (isShared: boolean, onSettled: () => void) => run({ action: () => share(cvId, isShared), onSettled }),
    mailVerification: () => run({ action: () => mailVerification(cvId) }),
    remove: () => run({ action: () => remove(cvId) }),
    close: () => run({ action: close }),
  }
}
