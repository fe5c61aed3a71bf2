import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export type PageSection = {
  /** The id of the section, which is also its hash: `/settings#privacy`. */
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

type SectionsProps = { readonly label: string; readonly sections: readonly PageSection[] }

/** A long page of sections: on a wide screen with a list of links beside them, on a phone as sections that fold open. */
export function Sections({ label, sections }: SectionsProps) {
  const { hash } = useLocation()
  return (
    <div className="grid items-start gap-x-12 two:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={label} className="sticky top-20 max-two:hidden print:hidden">
        <ul className="border-l border-line">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={hash === `#${id}` ? 'location' : undefined}
                className="-ml-px flex min-h-11 items-center border-l-3 border-transparent pl-4 text-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:border-marigold aria-[current]:font-medium aria-[current]:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-two:border-t max-two:border-line two:gap-6">
        {sections.map((section) => (
          <FoldedSection key={section.id} section={section} hash={hash} />
        ))}
      </div>
    </div>
  )
}

/** A `details` element. On a wide screen it is always open: CSS opens it from the first paint, and the attribute tells screen readers. */
function FoldedSection({ section: { id, title, content }, hash }: { readonly section: PageSection; readonly hash: string }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isAddressed = hash === `#${id}`
  useEffect(() => {
    const isWide = matchMedia('(width >= 56.25rem)').matches
    if (fold.current && (isWide || isAddressed)) fold.current.open = true
    if (!isWide && isAddressed) fold.current?.scrollIntoView()
  }, [isAddressed])
  return (
    <details
      ref={fold}
      id={id}
      className="group scroll-mt-20 max-two:border-b max-two:border-line two:rounded-card two:border two:border-line two:bg-card two:p-6 two:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 two:hidden [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{title}</h2>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <h2 className="mb-3 text-lg max-two:hidden">{title}</h2>
      <div className="max-two:pb-6">{content}</div>
    </details>
  )
}
