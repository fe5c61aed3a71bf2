import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type StateProps = { readonly title: string; readonly children?: ReactNode; readonly actions?: ReactNode }

/** An empty screen. It suggests what to do next, because people leave at an empty screen. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-12 text-center">
      <h2 className="text-lg">{title}</h2>
      {children && <div className="max-w-prose wrap-anywhere text-soft">{children}</div>}
      {actions && <div className="mt-2 flex max-w-full flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}

export function ErrorState({ title, children, actions }: StateProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-brick bg-brick-wash p-4">
      <h2 className="flex items-start gap-2 text-lg text-brick">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {title}
      </h2>
      {children && <div className="max-w-prose wrap-anywhere">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}

type FailedPartProps = { readonly title: string; readonly isBusy: boolean; readonly onRetry: () => void }

/** Replaces a part of a screen that could not be loaded; the rest of the screen stays. */
export function FailedPart({ title, isBusy, onRetry }: FailedPartProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="flex items-start gap-2 font-medium text-brick">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {title}
      </p>
      <Button look="secondary" isBusy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A grey placeholder during loading, hidden from screen readers. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-md bg-line ${className}`} />
}

/** Wraps skeletons and announces once that something is loading. */
export function Loading({ label = 'Loading…', children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <output aria-busy="true" className="block">
      <span className="sr-only">{label}</span>
      {children}
    </output>
  )
}
