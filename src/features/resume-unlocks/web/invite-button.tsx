import { useQueryClient } from '@tanstack/react-query'
import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { call, contactOf } from './unlock-queries.ts'

type InviteButtonProps = {
  readonly resumeId: string
  readonly name: string
  readonly jobId: string | undefined
  readonly isInvited?: boolean
  readonly look?: ButtonLook
}

export function InviteButton({ resumeId, name, jobId, isInvited = false, look = 'outline' }: InviteButtonProps) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const mayWrite = useMayWrite()
  const { isBusy, result, run } = useAction(
    async () => {
      if (!jobId) return chooseJob()
      const { invited } = await call('POST /api/employer/resumes/:resumeId/invitations', {
        params: { resumeId },
        body: { jobId },
      })
      toast({ title: 'Invited', text: `${name} gets your invitation now.` })
      await client.invalidateQueries({ queryKey: contactOf(resumeId).queryKey })
      return invited
    },
    { title: 'Not Invited' },
  )
  const isDone = isInvited || result === true
  if (!mayWrite) return null
  return (
    <Button
      look={look}
      isBusy={isBusy || isDone}
      disabled={!isHydrated}
      aria-label={`${isDone ? 'Invited' : 'Invite to apply'}: ${name}`}
      onClick={() => run()}
    >
      {isDone ? 'Invited' : 'Invite to apply'}
    </Button>
  )
}

/** The choice of a job is above the list. */
export function chooseJob(): boolean {
  toast({ title: 'Choose a Job First', text: 'Choose above for which of your jobs you search.', isAlert: true })
  return false
}
