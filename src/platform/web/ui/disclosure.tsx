import { ChevronDown } from 'lucide-react'
import type { ReactNode, ToggleEventHandler } from 'react'

type DisclosureProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean
  readonly onToggle?: ToggleEventHandler<HTMLDetailsElement>
}

/** The browser's own element: it works without scripts, and find-in-page opens it. */
export function Disclosure({ title, children, isOpen = false, onToggle }: DisclosureProps) {
  return (
    <details open={isOpen} onToggle={onToggle} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pb-4 text-soft">{children}</div>
    </details>
  )
}
