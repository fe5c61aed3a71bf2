import { Expand, MessagesSquare, Minus, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import type { ChatContext } from '../contract.ts'
import { ChatBody, useFieldFocus } from './chat-body.tsx'
import type { PanelForm } from './panel-state.ts'
import { useChat } from './use-chat.ts'
import { useEscape, useSheet } from './use-sheet.ts'

export type PanelProps = {
  readonly form: PanelForm
  readonly context: ChatContext
  readonly onMinimize: () => void
  readonly onClose: () => void
}

const sizes: Readonly<Record<PanelForm, string>> = {
  panel: 'sm:h-[600px] sm:w-[416px]',
  compact: 'sm:h-[500px] sm:w-[384px]',
}

/** The conversation beside the page, or over the whole screen of a phone. */
export function ChatPanel({ form, context, onMinimize, onClose }: PanelProps) {
  const chat = useChat({ context, storedId: null })
  const focus = useFieldFocus()
  const panel = useRef<HTMLDialogElement>(null)
  const isSheet = useSheet(panel, onMinimize)
  useEscape(panel, onMinimize)
  useEffect(() => {
    // On a phone the focus stays out of the field, because the keyboard would cover unread text.
    const first = matchMedia('(pointer: coarse)').matches ? panel.current : focus.field.current
    first?.focus({ preventScroll: true })
  }, [focus.field])
  const canClear = chat.conversation.messages.length > 1
  return (
    <dialog
      ref={panel}
      open
      data-chat=""
      aria-modal={isSheet}
      aria-labelledby="chat-title"
      tabIndex={-1}
      className={`${look} ${sizes[form]}`}
    >
      <div className="on-deep flex min-h-14 flex-wrap items-center gap-x-2 bg-deep pr-1 pl-4 text-white">
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-marigold" />
        <h2 id="chat-title" className="grow text-base font-semibold">
          Puja - AI Assistant
        </h2>
        <HeadButtons onClear={canClear ? focus.andFocus(() => chat.clear()) : null} onMinimize={onMinimize} onClose={onClose} />
      </div>
      <ChatBody chat={chat} focus={focus} />
    </dialog>
  )
}

const look =
  'fixed z-40 m-0 flex max-w-none flex-col overflow-hidden bg-card p-0 text-ink outline-none print:hidden max-sm:inset-x-0 max-sm:top-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:border-0 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:max-h-[calc(100dvh-6rem)] sm:rounded-card sm:border sm:border-line-strong'

type HeadProps = Pick<PanelProps, 'onMinimize' | 'onClose'> & { readonly onClear: (() => void) | null }

function HeadButtons({ onClear, onMinimize, onClose }: HeadProps) {
  return (
    <div className="ml-auto flex">
      {onClear && (
        <IconButton label="Clear the conversation" onClick={onClear}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <Link
        to="/assistant"
        aria-label="Open the chat as a page"
        title="Open the chat as a page"
        className={`${iconClass} max-sm:hidden`}
      >
        <Expand aria-hidden="true" className="size-5" />
      </Link>
      <IconButton label="Minimize the chat" onClick={onMinimize}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Close the chat" onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}

const iconClass = 'grid size-[max(44px,2rem)] cursor-pointer place-items-center rounded-control hover:bg-white/15'

type IconButtonProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode }

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className={iconClass}>
      {children}
    </button>
  )
}
