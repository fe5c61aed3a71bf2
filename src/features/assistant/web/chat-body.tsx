import { type RefObject, useRef } from 'react'
import { visitorHint } from '../visitor-limits.ts'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import type { Chat } from './use-chat.ts'

type FieldFocus = {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Runs the action of a button and moves the focus to the field, because the button disappears. */
  readonly andFocus: <Given extends readonly unknown[]>(act: (...given: Given) => void) => (...given: Given) => void
}

export function useFieldFocus(): FieldFocus {
  const field = useRef<HTMLTextAreaElement>(null)
  return {
    field,
    andFocus:
      (act) =>
      (...given) => {
        act(...given)
        field.current?.focus({ preventScroll: true })
      },
  }
}

/** A conversation with its input field, for any frame. */
export function ChatBody({ chat, focus: { field, andFocus } }: { readonly chat: Chat; readonly focus: FieldFocus }) {
  const { conversation, userId, send, retry, stop } = chat
  const ask = andFocus(send)
  return (
    <>
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
