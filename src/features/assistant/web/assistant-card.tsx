import { MessagesSquare, Trash2 } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ChatBody, useFieldFocus } from './chat-body.tsx'
import { type ChatBeginning, useChat } from './use-chat.ts'

/** The conversation as a card in the width of the page. */
export function AssistantCard(beginning: ChatBeginning) {
  const chat = useChat(beginning)
  const focus = useFieldFocus()
  return (
    <>
      <div className="flex min-h-14 items-center gap-3 border-b border-line px-4">
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-marigold-ink" />
        <h2 className="flex grow flex-wrap items-center gap-2 text-lg">
          AI Career Assistant <Badge look="marigold">Beta</Badge>
        </h2>
        {chat.conversation.messages.length > 1 && (
          <Button look="quiet" className="px-3" onClick={focus.andFocus(() => chat.clear())}>
            <Trash2 aria-hidden="true" className="size-4" />
            Clear
          </Button>
        )}
      </div>
      <ChatBody chat={chat} focus={focus} />
    </>
  )
}
