import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#platform/web/ui/toast.ts'
import type { CvView, Own } from '../contract.ts'
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

/** The owner's actions, one at a time; each shows its result. */
export function useOwner(view: CvView, { cvId }: Own, onGone: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (action: () => Promise<ActionResult>) => action(),
    onSuccess: async ({ message, change, isMoved, isGone }) => {
      toast(message)
      if (change) takeChange(client, view, change)
      if (isMoved && view.id !== cvId) await moveOn()
      if (isGone) {
        onGone()
        client.removeQueries({ queryKey: viewOf(view.id).queryKey })
      }
    },
    onError: (error) => toast(failed(error)),
  })
  /** The deleted link may be the URL of this page: the owner's own URL stays valid. */
  async function moveOn(): Promise<void> {
    await navigate(`/cv/view/${cvId}`, { replace: true, preventScrollReset: true })
    client.removeQueries({ queryKey: viewOf(view.id).queryKey })
  }
  return {
    isBusy: isPending,
    renewLink: () => mutate(() => renewLink(cvId)),
    endLink: () => mutate(() => endLink(cvId)),
    hideContact: (isHidden: boolean, onSettled: () => void) => mutate(() => hideContact(cvId, isHidden), { onSettled }),
    share: (isShared: boolean, onSettled: () => void) => mutate(() => share(cvId, isShared), { onSettled }),
    mailVerification: () => mutate(() => mailVerification(cvId)),
    remove: () => mutate(() => remove(cvId)),
    close: () => mutate(close),
  }
}
