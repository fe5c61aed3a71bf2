import { ArrowLeft, House } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from './button.tsx'

type PageHeaderProps = { readonly title: ReactNode; readonly lead?: ReactNode; readonly actions?: ReactNode }

/** The head of an inner page: Home and Back, then the heading. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="mb-8 grid gap-4">
      <BackLinks />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2 wrap-anywhere">
          <h1 className="text-2xl two:text-3xl">
            <bdi>{title}</bdi>
          </h1>
          {lead && <p className="max-w-prose text-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}

/** Home and Back alone, for a page whose heading is elsewhere. */
export function BackLinks() {
  const navigate = useNavigate()
  /** Without a script, or without a previous page, Back leads home. */
  function goBack(event: MouseEvent): void {
    const { idx } = (history.state ?? {}) as { readonly idx?: number } // the router counts its steps there
    if (!idx) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <nav aria-label="Way out" className="-ml-4 flex flex-wrap print:hidden">
      <ButtonLink to="/" look="quiet">
        <House aria-hidden="true" className="size-4" />
        Home
      </ButtonLink>
      <ButtonLink to="/" look="quiet" onClick={goBack}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back
      </ButtonLink>
    </nav>
  )
}
