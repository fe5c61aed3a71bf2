import { Copy } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { ImportResult } from '../contract.ts'
import { textTargets } from './add-text.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { MoveTarget } from './move-offer.ts'
import { leftOverId } from './use-review.ts'

type LeftOverProps = {
  readonly left: ImportResult['left']
  readonly onMove: (at: number, target: MoveTarget) => void
}

/** The text of the file that fits no field. People can move it to where it belongs, or copy it. */
export function LeftOver({ left, onMove }: LeftOverProps) {
  if (left.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 id={leftOverId} tabIndex={-1} className="text-base font-semibold outline-none">
        Not sure where this goes
      </h3>
      <p className="text-sm text-soft">We also found this text. Move or copy anything you want to keep.</p>
      {left.map(({ title, text }, at) => (
        <div key={at} className="grid gap-1 rounded-card bg-paper p-3">
          <div className="flex items-center justify-between gap-3">
            <h4 className="min-w-0 font-medium wrap-anywhere">{title}</h4>
            <Button look="quiet" aria-label={`Copy: ${title}`} onClick={() => void copy(text)}>
              <Copy aria-hidden="true" className="size-4" />
              Copy
            </Button>
          </div>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-sm text-soft">Move to</span>
            <MoveButtons targets={textTargets} text={title} onMove={(target) => onMove(at, target)} />
          </div>
        </div>
      ))}
    </section>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', text: 'Paste it where it belongs.' })
  } catch {
    toast({ title: 'Not Copied', text: 'This browser does not allow it. Please select the text and copy it.', isAlert: true })
  }
}
