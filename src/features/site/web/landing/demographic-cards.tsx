import { ArrowRight } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { brand } from '../../brand.ts'
import { Section } from './section.tsx'

const groups = [
  ['fresher', 'Freshers', 'Entry-level jobs, no experience needed.'],
  ['management_trainee', 'Management Trainees', 'Programmes that take you through the whole company.'],
  ['veteran', 'Veterans', 'Jobs marked for people who have served.'],
  ['returning_mother', 'Returning Mothers', 'Employers who say a break is no obstacle.'],
  ['female_professional', 'Female Professionals', 'Employers keen to hire women.'],
  ['early_joiner', 'Early Joiners', 'A short notice period is what they look for.'],
] as const

export function DemographicCards() {
  return (
    <Section title="Find jobs for you">
      <ul className="grid gap-3 sm:grid-cols-2 two:grid-cols-3 two:gap-4">
        {groups.map(([code, name, text]) => (
          <li key={code}>
            <Link
              to={`/jobs?demographic=${code}`}
              className="group grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 gap-y-1 rounded-card border border-line bg-card p-4 transition-colors hover:border-blue two:p-5"
            >
              <span className="col-span-2 grid">
                <span className="text-lg font-semibold group-hover:text-blue-dark">{name}</span>
                <span lang="hi" className="font-hindi text-marigold-ink">
                  {brand.hindi[code]}
                </span>
              </span>
              <span className="text-soft">{text}</span>
              <ArrowRight aria-hidden="true" className="size-5 self-end text-blue-dark" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
