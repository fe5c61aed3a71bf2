import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

export type Step = {
  readonly label: string
  readonly state: 'done' | 'current' | 'next' | 'failed'
  /** The date or time as text. */
  readonly time?: ReactNode
}

const spoken = { done: 'Done', current: 'Now', next: 'Not yet', failed: 'Ended' } as const
const dots = {
  done: 'bg-leaf text-card',
  current: 'bg-blue ring-4 ring-blue-wash',
  next: 'border-2 border-line-strong bg-card',
  failed: 'bg-brick text-card',
} as const

export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ label, state, time }) => (
        <li key={label} aria-current={state === 'current' ? 'step' : undefined} className="group flex gap-3">
          <span aria-hidden="true" className="grid justify-items-center">
            <span className={`my-0.5 grid size-5 place-items-center rounded-full ${dots[state]}`}>
              {state === 'done' && <Check className="size-3.5" />}
              {state === 'failed' && <X className="size-3.5" />}
            </span>
            <span className="min-h-3 w-0.5 grow bg-line group-last:hidden" />
          </span>
          <span className="grid content-start pb-3">
            <span className={state === 'next' ? 'text-soft' : 'font-medium'}>
              <span className="sr-only">{spoken[state]}: </span>
              {label}
            </span>
            {time && <span className="text-sm text-soft">{time}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
