import { Lock, Printer } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { ViewPages } from './use-view-pages.ts'

const locked: Message = {
  title: 'Print Not Available',
  text: 'Please verify your email first. Then this prints your PDF.',
  isAlert: true,
}
const failed: Message = { title: 'Print Failed', text: 'There was an error drawing your CV. Please try again.', isAlert: true }

type PrintButtonProps = {
  readonly drawing: ViewPages
  /** Locked like the download, because the pages of the PDF are printed. */
  readonly lockedBy: string | undefined
  readonly label: string
}

export function PrintButton({ drawing, lockedBy, label }: PrintButtonProps) {
  const { isBusy, run } = useAction(
    async () => {
      await drawing.load()
      await nextFrame()
      print()
    },
    () => toast(failed),
  )
  const Sign = lockedBy === undefined ? Printer : Lock
  return (
    <Button
      look="secondary"
      isBusy={isBusy}
      aria-describedby={lockedBy}
      onClick={() => (lockedBy === undefined ? run() : toast(locked))}
    >
      <Sign aria-hidden="true" className="size-4" />
      {label}
    </Button>
  )
}

/** Waits until the pages are in the document. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
