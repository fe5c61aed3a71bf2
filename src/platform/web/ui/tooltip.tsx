import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const delayMs = 700
const skipDelayMs = 300

/** Stands around the tooltips of one screen: who has just read one need not wait for the next. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = { readonly text: string; readonly children: ReactElement }

/** A word more about a control. Never the only place where something is said: a finger cannot hover. Only in chunks loaded when needed. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} className="z-50 max-w-64 rounded-md bg-ink px-3 py-1.5 text-sm text-white">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
