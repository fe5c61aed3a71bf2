import { MessagesSquare } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'

/** Text only: there is no button until the assistant is built. */
export function AssistantPromo() {
  return (
    <section className="my-4 grid gap-4 rounded-card border border-marigold bg-marigold-wash p-5 two:grid-cols-[auto_1fr] two:gap-6 two:p-8">
      <MessagesSquare aria-hidden="true" className="size-10 text-marigold-ink" strokeWidth={1.5} />
      <div className="grid gap-2">
        <h2 className="flex flex-wrap items-center gap-3 text-2xl">
          Puja, the AI career assistant <Badge look="marigold">Opening soon</Badge>
        </h2>
        <p className="max-w-prose">
          Puja will answer questions about your CV, the job search in India, interviews and salaries, from the jobs and guides on
          this site. Each answer will say where it comes from, and she can only see and do what you can.
        </p>
      </div>
    </section>
  )
}
