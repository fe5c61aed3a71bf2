import type { ReactNode } from 'react'
import { RatingPlace } from '#features/cvs/web/rating-place.tsx'
import { templates } from '#features/cvs/web/cv-fields.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'
import { PagePlace, pageWidth } from './page-place.tsx'
import { steps } from '#features/cvs/web/steps.ts'

const fields = [
  { name: 'name', hasHint: false },
  { name: 'email', hasHint: false },
  { name: 'phone', hasHint: true },
  { name: 'address', hasHint: true },
  { name: 'linkedin', hasHint: false },
  { name: 'portfolio', hasHint: false },
]

/** A skeleton of the first step, so that nothing moves when the form appears. */
export function CvFormSkeleton() {
  return (
    <div className="grid rounded-card border border-line bg-card">
      <output className="sr-only">Loading the form</output>
      <div className="min-h-12 border-b border-line" />
      <div className="grid grid-cols-5 border-b-2 border-line">
        {steps.map(({ name }) => (
          <div key={name} className="grid justify-items-center gap-1 px-0.5 pt-2 pb-3">
            <Skeleton className="size-8 rounded-full" />
            <span className="text-center text-sm leading-tight max-[22.4em]:sr-only">{name}</span>
          </div>
        ))}
      </div>
      <div className="grid gap-6 p-4 two:p-6">
        <div className="grid gap-1">
          <h2 className="text-xl">{steps[0]?.name}</h2>
          <p className="max-w-prose text-soft">{steps[0]?.advice}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, hasHint }) => (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
              <Skeleton className="my-1 h-4 w-28 max-w-full" />
              {hasHint && <Skeleton className="my-1 h-3 w-40 max-w-full" />}
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      </div>
      <div className="min-h-15 border-t border-line" />
    </div>
  )
}

/** A skeleton of the parts beside the form, so that nothing moves when they appear. */
export function AsideSkeleton({ rating = <RatingPlace /> }: { readonly rating?: ReactNode }) {
  return (
    <>
      {rating}
      <div className="grid grid-cols-4 gap-2">
        {templates.map((template) => (
          <Skeleton key={template} className="h-28 min-[68.75rem]:h-16" />
        ))}
      </div>
      <div className="min-[68.75rem]:hidden">
        <SummarySkeleton />
      </div>
      <div className="max-[68.7rem]:hidden">
        <PreviewPlace />
      </div>
    </>
  )
}

/** A placeholder until the code of the preview is loaded. */
export function PreviewPlace() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-[1.62rem] w-32" />
      <div className={pageWidth}>
        <PagePlace />
      </div>
    </div>
  )
}

function SummarySkeleton() {
  return (
    <Card className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4">
      <Skeleton className="aspect-[60/78]" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
        <Skeleton className="my-1 h-5 w-40 max-w-full" />
        <Skeleton className="my-1 h-4 w-28 max-w-full" />
        <Skeleton className="my-1 h-4 w-28 max-w-full" />
        <Skeleton className="my-1 h-4 w-28 max-w-full" />
      </div>
    </Card>
  )
}
