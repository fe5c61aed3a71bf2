import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const delayMs = 700
const skipDelayMs = 300

/** Around the tooltips of one screen: after one tooltip, the next one appears sooner. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = { readonly text: string; readonly children: ReactElement }

/**
 * An additional hint for a control. Never the only place of an information, because touch screens have no hover. Only in chunks that are loaded when
 * needed.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} className="z-50 max-w-64 rounded-md bg-ink px-3 py-1.5 text-sm text-card">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
