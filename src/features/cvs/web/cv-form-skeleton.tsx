import { Skeleton } from '#platform/web/ui/states.tsx'
import { steps } from './steps.ts'

/** The shape of the first step, so that nothing moves when the form arrives. */
export function CvFormSkeleton() {
  return (
    <div className="grid rounded-card border border-line bg-card">
      <output className="sr-only">Loading the form</output>
      <div className="grid grid-cols-5 border-b-2 border-line">
        {steps.map(({ name }) => (
          <div key={name} className="grid justify-items-center gap-1 px-0.5 pt-2 pb-3">
            <Skeleton className="size-8 rounded-full" />
            <span className="text-center text-sm leading-tight max-[359px]:sr-only">{name}</span>
          </div>
        ))}
      </div>
      <div className="grid gap-6 p-4 two:p-6">
        <div className="grid gap-1">
          <h2 className="text-xl">{steps[0]?.name}</h2>
          <p className="max-w-prose text-soft">{steps[0]?.advice}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {['name', 'email', 'phone', 'address', 'linkedin', 'portfolio'].map((field) => (
            <div key={field} className="grid content-start gap-1">
              <Skeleton className="h-6 w-28" />
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      </div>
      <div className="min-h-15 border-t border-line" />
    </div>
  )
}
