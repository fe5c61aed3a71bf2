import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { staff } from '../contract.ts'

const call = apiCalls<typeof staff>()

/** Leaves the area whatever the server answers, and clears its cached data. */
export function useLogOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useAction(async () => {
    try {
      const { message } = await call('POST /api/admin/logout', {})
      toast({ title: message })
    } catch {}
    await navigate('/admin/login')
    client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes(' /api/admin/') })
  })
}
