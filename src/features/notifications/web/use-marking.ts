import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { notifications } from '../contract.ts'
import { myNotifications, unread } from './notification-queries.ts'

const call = apiCalls<typeof notifications>()

/** Marks the notification with this id, or all of them. */
export function useMarking(onMarked?: () => void) {
  const client = useQueryClient()
  return useAction(
    async (id: string | void) => {
      if (id) await call('PUT /api/notifications/:id', { params: { id }, body: { isRead: true } })
      else await call('PUT /api/notifications', {})
      client.setQueryData(myNotifications.queryKey, (before = []) =>
        before.map((notification) => (id && id !== notification.id ? notification : { ...notification, isRead: true })),
      )
      // Not awaited, so that the next one can be marked while the count is being reloaded.
      void client.invalidateQueries({ queryKey: unread.queryKey })
      onMarked?.()
    },
    { title: 'Not Marked as Read' },
  )
}
