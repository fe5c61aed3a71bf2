import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed, calling } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { jobs } from '../contract.ts'
import { savedJobIds, savedJobs, signedIn } from './job-search.ts'

const call = calling<typeof jobs>()
const loginDelayMs = 500

/** The mark changes at once, and goes back if the server could not keep it. */
export function useSaved(jobId: string, loginUrl: string) {
  const client = useQueryClient()
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const { data: ids = [] } = useQuery({ ...savedJobIds, enabled: Boolean(user) })
  const isSaved = ids.includes(jobId)
  const { mutate } = useMutation({
    mutationFn: (save: boolean) =>
      call(save ? 'PUT /api/saved-jobs/:jobId' : 'DELETE /api/saved-jobs/:jobId', { params: { jobId } }),
    // One after the other: the last click decides.
    scope: { id: `saved-${jobId}` },
    onMutate: async (save) => {
      await client.cancelQueries({ queryKey: savedJobIds.queryKey })
      client.setQueryData(savedJobIds.queryKey, (before = []) => [
        ...before.filter((id) => id !== jobId),
        ...(save ? [jobId] : []),
      ])
    },
    onSuccess: (_, save) => {
      toast({ title: save ? 'Job Saved!' : 'Job Unsaved' })
      return client.invalidateQueries({ queryKey: savedJobs.queryKey })
    },
    onError: (error, save) => {
      client.setQueryData(savedJobIds.queryKey, (before = []) => [
        ...before.filter((id) => id !== jobId),
        ...(save ? [] : [jobId]),
      ])
      complain(error, loginUrl)
    },
  })
  return { isSignedIn: Boolean(user), isSaved, toggle: () => mutate(!isSaved) }
}

function complain(error: Error, loginUrl: string): void {
  if (error instanceof CallFailed && error.status === 401) {
    toast({ title: 'Unauthorized', text: 'You are logged out. Logging in again...', isAlert: true })
    setTimeout(() => location.assign(loginUrl), loginDelayMs)
    return
  }
  const text = error instanceof CallFailed ? error.sentence : 'Please check your connection and try again.'
  toast({ title: 'Could Not Save the Job', text, isAlert: true })
}
