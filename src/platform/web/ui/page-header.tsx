import { ArrowLeft, House } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from './button.tsx'

type PageHeaderProps = { readonly title: ReactNode; readonly lead?: ReactNode; readonly actions?: ReactNode }

/** The head of an inner page: Home, Back and the heading in one line, so that the content begins high up on a phone. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="mb-4 grid gap-1 two:mb-8 two:gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-72 flex-wrap items-center gap-x-1 two:gap-x-3">
          <BackLinks isCompact />
          <h1 className="min-w-0 grow basis-44 text-2xl wrap-anywhere max-two:text-[1.5rem] two:text-3xl">
            <bdi>{title}</bdi>
          </h1>
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {lead && <p className="max-w-prose wrap-anywhere text-soft">{lead}</p>}
    </header>
  )
}

/** Only Home and Back, for a page whose heading is elsewhere. With `isCompact` they are icons. */
export function BackLinks({ isCompact = false }: { readonly isCompact?: boolean }) {
  const navigate = useNavigate()
  const shape = isCompact ? 'w-11 px-0!' : ''
  const word = isCompact ? 'sr-only' : ''
  /** Goes back. Without scripts, or without a previous page, the link leads home. */
  function goBack(event: MouseEvent): void {
    if (!hasScreenBefore()) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <nav aria-label="Way out" className={`flex flex-wrap print:hidden ${isCompact ? '-ml-3' : '-ml-4'}`}>
      <ButtonLink to="/" look="quiet" className={shape}>
        <House aria-hidden="true" className={isCompact ? 'size-5' : 'size-4'} />
        <span className={word}>Home</span>
      </ButtonLink>
      <ButtonLink to="/" look="quiet" className={shape} onClick={goBack}>
        <ArrowLeft aria-hidden="true" className={isCompact ? 'size-5' : 'size-4'} />
        <span className={word}>Back</span>
      </ButtonLink>
    </nav>
  )
}

/** Whether the previous entry of the history is a page of this site. After a full page load only the browser knows; not every browser tells. */
function hasScreenBefore(): boolean {
  const { idx } = (history.state ?? {}) as { readonly idx?: number } // the router counts its history entries in `idx`
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } } // all browsers have it since 2026
  return Boolean(idx) || (navigation?.canGoBack ?? false)
}
