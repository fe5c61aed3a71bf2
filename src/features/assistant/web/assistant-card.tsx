import { MessagesSquare, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { visitorHint } from '../visitor-limits.ts'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { type ChatBeginning, useChat } from './use-chat.ts'

/** The conversation as a card that is as wide as the page. */
export function AssistantCard(beginning: ChatBeginning) {
  const { conversation, userId, send, retry, stop, clear } = useChat(beginning)
  const field = useRef<HTMLTextAreaElement>(null)
  // The pressed button disappears, and the focus with it.
  function andFocus<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
    return (...given) => {
      act(...given)
      field.current?.focus({ preventScroll: true })
    }
  }
  const ask = andFocus(send)
  return (
    <>
      <div className="flex min-h-14 items-center gap-3 border-b border-line px-4">
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-marigold-ink" />
        <h2 className="flex grow items-center gap-2 text-lg">
          AI Career Assistant <Badge look="marigold">Beta</Badge>
        </h2>
        {conversation.messages.length > 1 && (
          <Button look="quiet" className="px-3" onClick={andFocus(() => clear())}>
            <Trash2 aria-hidden="true" className="size-4" />
            Clear
          </Button>
        )}
      </div>
      {userId === null && <p className="border-b border-line bg-blue-wash px-4 py-2 text-sm">{visitorHint}</p>}
      <MessageLog conversation={conversation} onAsk={ask} onRetry={andFocus(retry)} />
      <Composer
        key={userId}
        owner={userId}
        isPending={conversation.pending !== null}
        onSend={ask}
        onStop={andFocus(stop)}
        ref={field}
      />
    </>
  )
}
