import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { apiCalls } from '#platform/web/call.ts'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { staff } from '../contract.ts'

const call = apiCalls<typeof staff>()

const notLoggedOut: Message = {
  title: 'Not Logged Out',
  text: 'This browser may still be signed in. Please try again.',
  isAlert: true,
}

/** Leaves the staff area whatever the server answers, and clears its cached data. */
export function useLogOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useAction(async () => {
    const message = await call('POST /api/admin/logout', {}).then(
      (answer) => ({ title: answer.message }),
      () => notLoggedOut,
    )
    toast(message)
    await navigate(message === notLoggedOut ? '/admin/login?error=not_logged_out' : '/admin/login')
    client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes(' /api/admin/') })
  })
}
