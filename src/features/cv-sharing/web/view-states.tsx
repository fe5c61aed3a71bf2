import { FileX } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'

export function LoadingCv() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <h1 className="text-lg font-normal">
        <output>Loading your CV...</output>
      </h1>
      <div className="grid gap-6 two:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}

export function CvNotFound() {
  return (
    <Card className="mx-auto my-8 grid max-w-md justify-items-center gap-4 text-center">
      <FileX aria-hidden="true" className="size-10 text-brick" strokeWidth={1.5} />
      <h1 className="text-2xl">CV Not Found</h1>
      <p className="text-soft">The CV you&apos;re looking for doesn&apos;t exist or has been removed.</p>
      <ButtonLink to="/">Go to Home</ButtonLink>
    </Card>
  )
}
