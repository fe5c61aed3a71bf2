import { FileText } from 'lucide-react'
import { brand } from '#features/site/brand.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'

type GreetingProps = { readonly firstName: string | undefined; readonly isFirstVisit: boolean }

export function Greeting({ firstName, isFirstVisit }: GreetingProps) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p lang="hi" className="font-hello text-lg font-semibold text-marigold-ink">
        {brand.hindi.hello}
      </p>
      <h1 className="text-2xl two:text-3xl">
        {isFirstVisit ? 'Welcome' : 'Welcome back'}, {firstName?.trim() || 'there'}
      </h1>
    </div>
  )
}

export function CvBanner() {
  return (
    <section className="grid gap-3 rounded-card border border-marigold bg-marigold-wash p-4 two:grid-cols-[auto_1fr_auto] two:items-center two:gap-5 two:p-6">
      <FileText aria-hidden="true" className="hidden size-8 text-marigold-ink two:block" strokeWidth={1.5} />
      <div>
        <h2 className="text-lg">Build Your CV First</h2>
        <p>You need a CV to apply. It takes five short steps, about 10 minutes.</p>
      </div>
      <ButtonLink to="/cv-builder">Build your CV</ButtonLink>
    </section>
  )
}

const steps = [
  { title: 'Build Your CV First', text: 'About 10 minutes. You need it to apply.', to: '/cv-builder', action: 'Build your CV' },
  { title: 'Make a wish', text: 'Tell us the job you want. We’ll alert you.', to: '#wish', action: 'Make a wish' },
  { title: 'Apply', text: 'Your CV goes with every application.', to: '/jobs', action: 'Browse Jobs' },
] as const

/** Shown instead of empty cards while there is neither a CV nor an application. */
export function FirstSteps() {
  return (
    <section aria-label="First steps" className="rounded-card border border-marigold bg-marigold-wash px-4 two:px-6">
      <ol>
        {steps.map(({ title, text, to, action }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] items-center gap-x-2 gap-y-2 border-b border-line-strong py-4 last:border-0 sm:grid-cols-[2rem_1fr_auto]"
          >
            <span aria-hidden="true" className="text-xl font-semibold text-marigold-ink">
              {index + 1}
            </span>
            <div>
              <h2 className="text-lg">{title}</h2>
              <p>{text}</p>
            </div>
            <ButtonLink
              to={to}
              look={index === 0 ? 'primary' : 'secondary'}
              className="max-sm:col-start-2 max-sm:justify-self-start"
            >
              {action}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
