import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** One line, which opens. A link to the form opens it too. */
export function AnotherWish({ children }: { readonly children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (fold.current && hash === '#wish') fold.current.open = true
  }, [hash])
  return (
    <details id="wish" ref={fold} className="group scroll-mt-20 rounded-card border border-line bg-card px-4 two:px-6">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-medium text-blue-dark [&::-webkit-details-marker]:hidden">
        + Make another wish
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 two:pb-6">{children}</div>
    </details>
  )
}
