import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed, calling } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { applications } from '../contract.ts'
import { loggedOut, messageFor, sent } from './apply-messages.ts'
import { appliedJobIds, myApplications } from './my-applications.ts'

const call = calling<typeof applications>()
const loginDelayMs = 500

export function useApply(jobId: string, loginUrl: string) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/applications', { body: { jobId } }),
    onSuccess: () => {
      toast(sent)
      return refresh()
    },
    onError: (error) => {
      if (!(error instanceof CallFailed)) return toast(messageFor(error))
      if (error.status === 401) {
        toast(loggedOut)
        setTimeout(() => location.assign(loginUrl), loginDelayMs)
        return
      }
      toast(messageFor(error))
      // Applied from another window: the button shall say so from now on.
      if (error.code === 'alreadyApplied') return refresh()
    },
  })
  const refresh = async (): Promise<void> => {
    client.removeQueries({ queryKey: myApplications.queryKey })
    await client.invalidateQueries({ queryKey: appliedJobIds.queryKey })
  }
  return { apply: () => mutate(), isPending }
}
