import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const delayMs = 700
const skipDelayMs = 300

/** Wraps the tooltips of one screen: after one tooltip was shown, the next one appears sooner. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = { readonly text: string; readonly children: ReactElement }

/**
 * An additional hint for a control. Never put information only here, because touch screens have no hover. Use it only in chunks that are loaded when
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
