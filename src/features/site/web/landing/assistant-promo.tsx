import { MessagesSquare } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'

export function AssistantPromo() {
  return (
    <section className="my-4 grid gap-4 rounded-card border border-marigold bg-marigold-wash p-5 two:grid-cols-[auto_1fr] two:gap-6 two:p-8">
      <MessagesSquare aria-hidden="true" className="size-10 text-marigold-ink" strokeWidth={1.5} />
      <div className="grid justify-items-start gap-2">
        <h2 className="flex flex-wrap items-center gap-3 text-2xl">
          Puja, the AI career assistant <Badge look="marigold">Beta</Badge>
        </h2>
        <p className="max-w-prose">
          Puja answers questions about your CV, jobs, interviews and salaries, from the jobs and guides on this site. She can also
          check whether a job offer looks real.
        </p>
        <ButtonLink to="/assistant" look="outline">
          Ask Puja
        </ButtonLink>
      </div>
    </section>
  )
}
