import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { conversations, ConversationSummary } from '#features/conversations/contract.ts'
import { momentText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { ErrorState, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { closeDeleted } from './use-chat.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const DeleteConversations = lazyPart(async () => (await import('./delete-conversations.tsx')).DeleteConversations)

const call = apiCalls<typeof conversations>()
/** Reloaded whenever it is shown, because every answer changes it. */
const myConversations = { ...apiQuery<typeof conversations>()('GET /api/ai/conversations', {}), staleTime: 0 }

/** The stored conversations of a signed-in person. Each can be opened again and deleted. */
export function ConversationList() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className="grid">
      <Conversations onDeleted={() => list.current?.focus({ preventScroll: true })} />
    </div>
  )
}

/** Moves the focus, because the button of the deleted conversation is gone. */
type OnDeleted = { readonly onDeleted: () => void }

function Conversations({ onDeleted }: OnDeleted) {
  const { data, isError, refetch } = useQuery(myConversations)
  if (isError)
    return (
      <ErrorState
        title="Your conversations could not be read"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Please check your connection.
      </ErrorState>
    )
  if (!data)
    return (
      <Loading label="Loading your conversations…">
        <Skeleton className="h-24" />
      </Loading>
    )
  if (data.length === 0) return <p className="text-soft">No conversation is stored.</p>
  return (
    <>
      <ul className="grid">
        {data.map((conversation) => (
          <ConversationItem key={conversation.id} conversation={conversation} onDeleted={onDeleted} />
        ))}
      </ul>
      {data.length > 1 && <DeleteAll onDeleted={onDeleted} />}
    </>
  )
}

type ItemProps = OnDeleted & { readonly conversation: ConversationSummary }

function ConversationItem({ conversation: { id, title, updatedAt }, onDeleted }: ItemProps) {
  const client = useQueryClient()
  const name = title || 'Conversation'
  const { isBusy, run } = useAction(
    async () => {
      await call('DELETE /api/ai/conversations/:id', { params: { id } })
      closeDeleted(id)
      await client.invalidateQueries({ queryKey: myConversations.queryKey })
      onDeleted()
    },
    { title: 'Conversation Not Deleted' },
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 last:border-0">
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={`/assistant?conversation=${id}`}
          className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-soft">{momentText(updatedAt)}</p>
      </div>
      <Button look="danger" isBusy={isBusy} aria-label={`Delete ${name}`} onClick={() => run()}>
        Delete
      </Button>
    </li>
  )
}

function DeleteAll({ onDeleted }: OnDeleted) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const { isBusy, run } = useAction(
    async () => {
      await call('DELETE /api/ai/conversations', {})
      closeDeleted()
      setOpen(false)
      await client.invalidateQueries({ queryKey: myConversations.queryKey })
      onDeleted()
    },
    { title: 'Conversations Not Deleted' },
  )
  return (
    <>
      <Button look="danger" className="mt-3 justify-self-start" onClick={() => setOpen(true)}>
        Delete all conversations
      </Button>
      <Suspense>
        {isOpen && <DeleteConversations isBusy={isBusy} onDelete={() => run()} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
