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
  const { conversation, isSignedIn, send, stop, clear } = useChat(beginning)
  const field = useRef<HTMLTextAreaElement>(null)
  // A pressed question disappears, and the focus with it.
  function ask(text: string): void {
    send(text)
    field.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="flex min-h-14 items-center gap-3 border-b border-line px-4">
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-marigold-ink" />
        <h2 className="flex grow items-center gap-2 text-lg">
          AI Career Assistant <Badge look="marigold">Beta</Badge>
        </h2>
        {conversation.messages.length > 1 && (
          <Button look="quiet" className="px-3" onClick={() => clear(conversation.context)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Clear
          </Button>
        )}
      </div>
      {!isSignedIn && <p className="border-b border-line bg-blue-wash px-4 py-2 text-sm">{visitorHint}</p>}
      <MessageLog conversation={conversation} onAsk={ask} />
      <Composer isPending={conversation.pending !== null} onSend={send} onStop={stop} ref={field} />
    </>
  )
}
