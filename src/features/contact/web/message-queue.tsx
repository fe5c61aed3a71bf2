import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { contactModeration, QueuedMessage } from '../moderation-contract.ts'

const pageSize = 100
const ask = apiQuery<typeof contactModeration>()
export const queuedMessages = (page: number) =>
  ask('GET /api/admin/contact-messages', { query: { page: String(page), limit: String(pageSize) } })
/** "2 messages": those without an answer, which come first. */
export function messagesWaiting(messages: readonly QueuedMessage[]): string {
  const waiting = messages.filter(({ isAnswered }) => !isAnswered).length
  return `${waiting}${waiting === pageSize ? '+' : ''} ${waiting === 1 ? 'message' : 'messages'}`
}

const call = apiCalls<typeof contactModeration>()

export function MessageQueue() {
  return <MessagePage page={1} />
}

/** Older messages are loaded on request. */
function MessagePage({ page }: { readonly page: number }) {
  const { data: messages } = useSuspenseQuery(queuedMessages(page))
  const [isFollowed, setFollowed] = useState(false)
  const isHydrated = useHydrated()
  if (messages.length === 0 && page === 1)
    return <EmptyState title="No messages yet">Messages from the contact form will appear here.</EmptyState>
  return (
    <div className="grid gap-4">
      <ul aria-label="Messages" className="grid gap-4">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageItem message={message} page={page} />
          </li>
        ))}
      </ul>
      {messages.length === pageSize && !isFollowed && (
        <Button look="secondary" disabled={!isHydrated} onClick={() => setFollowed(true)}>
          Older Messages
        </Button>
      )}
      {isFollowed && (
        <Suspense fallback={<output>Loading…</output>}>
          <MessagePage page={page + 1} />
        </Suspense>
      )}
    </div>
  )
}

type LeftProps = { readonly message: QueuedMessage; readonly page: number }

function MessageItem({ message: left, page }: LeftProps) {
  const { firstName, lastName, email, subject, message, createdAt, isAnswered } = left
  const { isBusy, run: mark } = useMark(left, page)
  const isHydrated = useHydrated()
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-3 text-lg wrap-anywhere">
          {subject} {isAnswered && <Badge look="leaf">Answered</Badge>}
        </h2>
        <p className="text-soft wrap-anywhere">
          {firstName} {lastName}, {email} ·{' '}
          <time dateTime={createdAt}>
            {dateText(createdAt)}, {timeText(createdAt)}
          </time>
        </p>
      </div>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`} className={buttonClass('secondary')}>
          Reply by Email
        </a>
        <Button look="quiet" isBusy={isBusy} disabled={!isHydrated} onClick={() => mark()}>
          {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
        </Button>
      </div>
    </Card>
  )
}

/** The order stays as it was loaded, so that nothing moves while it is used. */
function useMark({ id: messageId, isAnswered }: QueuedMessage, page: number) {
  const client = useQueryClient()
  return useAction(
    async () => {
      const asked = { params: { messageId }, body: { isAnswered: !isAnswered } }
      const marked = await call('PUT /api/admin/contact-messages/:messageId', asked)
      client.setQueryData(queuedMessages(page).queryKey, (before) => before?.map((one) => (one.id === messageId ? marked : one)))
    },
    { title: 'Could Not Save the Mark' },
  )
}
