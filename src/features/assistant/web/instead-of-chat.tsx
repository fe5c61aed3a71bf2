import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'

const links = [
  ['/salary-calculator', 'Salary Calculator'],
  ['/career-guidance', 'Career Guidance'],
  ['/interview-prep', 'Interview Prep'],
  ['/blog?q=job+scam', 'Is this job offer real?'],
  ['/contact-us', 'Contact Us'],
] as const

/** Shown without scripts, which the chat needs: the search, and the pages behind the most frequent answers. */
export function InsteadOfChat() {
  return (
    <noscript>
      <div className="mt-4 grid gap-5 rounded-card border border-line bg-card p-4">
        <form action="/jobs" className="grid max-w-xl gap-4">
          <Field label="Search jobs" name="q" type="search" maxLength={1_000} />
          <Field label="City" name="location" maxLength={200} isOptional />
          <Button type="submit" className="justify-self-start">
            Search
          </Button>
        </form>
        <ul aria-label="Answers on other pages" className="flex flex-wrap gap-3">
          {links.map(([to, label]) => (
            <li key={to}>
              <ButtonLink to={to} look="outline">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  )
}
