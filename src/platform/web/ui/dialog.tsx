import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { toasts } from './toast.ts'

type DialogProps = {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly description?: string
  readonly children: ReactNode
  /** Classes for the size; by default as wide as a page of text and as high as needed. */
  readonly className?: string
  /** Stays visible while the content scrolls. */
  readonly footer?: ReactNode
  /** The id of the element to focus when the dialog closes, if the element that opened it no longer exists. */
  readonly focusAfter?: string | undefined
}

/** Traps the focus, closes on Escape and returns the focus. Use it only in chunks that are loaded when needed, because Radix is large. */
export function Dialog({ isOpen, onOpenChange, title, description, children, ...more }: DialogProps) {
  const { className = 'max-w-lg', footer, focusAfter } = more
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
            endMessage()
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger.
            event.preventDefault()
            placeToReturn(opener.current, focusAfter)?.focus()
          }}
          onKeyDown={(event) => closeOnEscape(event, () => onOpenChange(false))}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed top-1/2 left-1/2 z-50 flex max-h-[90vh] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card bg-card wrap-anywhere [@media(max-height:30rem)]:scroll-pb-40 [@media(max-height:30rem)]:overflow-y-auto ${className}`}
        >
          <Heading {...{ title, description }} />
          {/* On a screen that is low or enlarged, the heading scrolls away, so that more than two lines fit. */}
          <div className="flex-1 overflow-y-auto px-4 py-4 two:px-6 [@media(max-height:30rem)]:flex-none [@media(max-height:30rem)]:overflow-visible">
            {children}
          </div>
          {footer && (
            <div className="bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-card px-4 py-3 two:px-6 [@media(max-height:30rem)]:sticky">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Heading({ title, description }: { readonly title: string; readonly description: string | undefined }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 two:px-6">
      <div>
        <Radix.Title className="text-lg">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-soft">{description}</Radix.Description>}
      </div>
      <Radix.Close
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-paper"
        aria-label="Close"
      >
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </div>
  )
}

/** On a phone, a message about an earlier press would cover the heading and the Close button. A failure stays until it has been read. */
function endMessage(): void {
  if (!toasts.current()?.message.isAlert) toasts.dismiss()
}

/** Radix gives Escape to the layer that opened last, which may be a message that is just shown. It prevents the default of an Escape that has closed a layer. */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
  event.preventDefault()
  close()
}

function placeToReturn(opener: Element | null, other = ''): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? opener : document.getElementById(other)
}
