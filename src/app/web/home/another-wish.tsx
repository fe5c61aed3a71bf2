import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** One line, which opens. */
export function AnotherWish({ children }: { readonly children: ReactNode }) {
  return (
    <details id="wish" className="group scroll-mt-20 rounded-card border border-line bg-card px-4 two:px-6">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-medium text-blue-dark [&::-webkit-details-marker]:hidden">
        + Make another wish
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4 two:pb-6">{children}</div>
    </details>
  )
}
