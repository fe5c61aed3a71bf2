import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import type { ThreadMessage, threads } from '../../thread-contract.ts'
import { takeUnread, threadOf } from './tracked-application.ts'

const call = apiCalls<typeof threads>()
/** Refetches every half minute while the page is visible, and at once when it becomes visible. */
const lookingAfter = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const

/** `end` is an element below the last message. */
type Thread = { readonly thread: readonly ThreadMessage[]; readonly end: RefObject<HTMLDivElement | null> }

/** The thread, updated while the page is open. Visible messages are marked as read. */
export function useThread(applicationId: string): Thread {
  const end = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const { data: thread } = useSuspenseQuery({ ...threadOf(applicationId), ...lookingAfter })
  const unreadId = thread.findLast(({ sender, readAt }) => sender === 'employer' && readAt === null)?.id
  useEffect(() => {
    const last = end.current
    if (!unreadId || !last) return
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return
      observer.disconnect()
      void markRead(client, applicationId, unreadId)
    })
    observer.observe(last)
    return () => observer.disconnect()
  }, [client, applicationId, unreadId])
  return { thread, end }
}

/** If the call fails, the messages stay unread and are marked the next time. */
async function markRead(client: QueryClient, applicationId: string, messageId: string): Promise<void> {
  try {
    const input = { params: { applicationId }, body: { messageId } }
    const { unread } = await call('PUT /api/applications/:applicationId/messages/read', input)
    takeUnread(client, applicationId, unread)
  } catch {}
}
