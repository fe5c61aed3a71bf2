import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from './link.tsx'
import { toasts } from './toast.ts'

/** Shows the messages at the edge below the header, so that they never cover the button that was just pressed. */
export function Toaster({ hasFocus }: { readonly hasFocus: boolean }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current)
  const viewport = useRef<HTMLOListElement>(null)
  // Gives the focus to a person who pressed F8 (the key for messages) before the first message.
  useEffect(() => {
    if (hasFocus) viewport.current?.focus()
  }, [hasFocus])
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {shown && <Notice key={shown.id} {...shown} />}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className="fixed top-16 right-0 lg:top-26 z-60 grid w-full max-w-[420px] gap-2 p-3 outline-offset-[-4px] print:hidden"
      />
    </Toast.Provider>
  )
}

type NoticeProps = NonNullable<ReturnType<typeof toasts.current>>

function Notice({ id, message: { title, text, links = [], isAlert }, isOpen }: NoticeProps) {
  const Icon = isAlert ? CircleAlert : CircleCheck
  const colour = isAlert ? 'border-brick' : 'border-leaf'
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) toasts.dismiss(id)
      }}
      type={isAlert ? 'foreground' : 'background'}
      className={`toast flex items-start gap-3 rounded-card border border-l-4 bg-card py-2 pr-2 pl-4 ${colour}`}
    >
      <Icon aria-hidden="true" className={`mt-2.5 size-5 shrink-0 ${isAlert ? 'text-brick' : 'text-leaf'}`} />
      <div className="grow py-2">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {text && <Toast.Description className="wrap-anywhere text-soft">{text}</Toast.Description>}
        {links.length > 0 && (
          <div className="flex flex-wrap gap-x-5">
            {links.map(({ to, label, isBeside }) => (
              <Toast.Action key={to} asChild altText={label}>
                <Link
                  to={to}
                  target={isBeside ? '_blank' : undefined}
                  className="inline-flex min-h-11 items-center font-medium text-blue-dark underline"
                >
                  {label}
                </Link>
              </Toast.Action>
            ))}
          </div>
        )}
      </div>
      <Toast.Close aria-label="Close" className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control">
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  )
}
