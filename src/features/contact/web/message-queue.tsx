import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { DecisionForm } from '#features/moderation/web/decision-form.tsx'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { type FilterInAddress, useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { tellFailure } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { contactModeration, QueuedMessage } from '../moderation-contract.ts'

const pageSize = 100
const ask = apiQuery<typeof contactModeration>()
export const queuedMessages = (page: number, filter: FilterInAddress) =>
  ask('GET /api/admin/contact-messages', { query: { ...filter, page: String(page), limit: String(pageSize) } })

const call = apiCalls<typeof contactModeration>()

export function MessageQueue() {
  const { data: messages } = useSuspenseQuery(queuedMessages(1, useQueueFilter()))
  return (
    <QueueFrame
      queue="contact-messages"
      shown={messages.length}
      hasMore
      empty={<EmptyState title="No messages yet">Messages from the contact form will appear here.</EmptyState>}
    >
      <MessagePage page={1} />
    </QueueFrame>
  )
}

/** Older messages are loaded on request. */
function MessagePage({ page }: { readonly page: number }) {
  const { data: messages } = useSuspenseQuery(queuedMessages(page, useQueueFilter()))
  const [isFollowed, setFollowed] = useState(false)
  const isHydrated = useHydrated()
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
      <QueueEntry queue="contact-messages" itemId={left.id} label={subject} />
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
      <a
        href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
        className={buttonClass('secondary', 'justify-self-start')}
      >
        Reply by Email
      </a>
      <MarkForm message={left} page={page} />
    </Card>
  )
}

const answered = { value: true, label: 'Mark as answered', look: 'outline', needsReason: false } as const
const reopened = { value: false, label: 'Mark as not answered', look: 'outline', needsReason: true } as const

/** The order stays as it was loaded, so that nothing moves while somebody works on the queue. */
function MarkForm({ message: { id: messageId, subject, isAnswered }, page }: LeftProps) {
  const client = useQueryClient()
  const list = queuedMessages(page, useQueueFilter())
  const refresh = useQueueRefresh('contact-messages')
  return (
    <DecisionForm<boolean>
      key={String(isAnswered)}
      name={`Decide about ${subject}`}
      label="Note"
      choices={[isAnswered ? reopened : answered]}
      onDecide={async (isNowAnswered, reason) => {
        const input = { params: { messageId }, body: { isAnswered: isNowAnswered, reason } }
        const marked = await call('PUT /api/admin/contact-messages/:messageId', input)
        client.setQueryData(list.queryKey, (before) => before?.map((one) => (one.id === messageId ? marked : one)))
        await refresh()
      }}
      onFailure={(error) => {
        tellFailure({ title: 'Could Not Save the Mark' }, error)
        if (error instanceof CallFailed && error.code === 'decided') void client.invalidateQueries(list)
        void refresh()
      }}
    />
  )
}
