import { isoDateText } from '#platform/contract/dates.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { samplePeople } from '../samples.ts'
import { searchSamples } from '../search-samples.ts'
import { ResumeCard } from './resume-card.tsx'
import { addressOf, type ResumeState, resumesPath } from './resume-search.ts'

/** The results for visitors and job seekers: the search on four sample people, whose buttons lead to the sign-in of employers. */
export function SampleResults({ state, now }: { readonly state: ResumeState; readonly now: Date }) {
  const found = searchSamples(searchOf(state), isoDateText(now.toISOString()))
  const signIn = `/employer/login?returnTo=${encodeURIComponent(addressOf(state))}`
  return (
    <section id="results" tabIndex={-1} aria-label="Sample resumes" className="grid gap-3 outline-none">
      <h2 className="text-lg" aria-live="polite">
        {found.length === samplePeople.length ? 'Four sample people' : `${found.length} of four sample people`}
      </h2>
      <p className="max-w-prose text-soft">
        These four are examples. Employers who sign in search everyone who allows it, and ask each person before they see a phone
        number or email.
      </p>
      {found.length === 0 && (
        <EmptyState title="None of the four matches" actions={<ButtonLink to={resumesPath}>Show all four</ButtonLink>}>
          Take a filter or a word away.
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {found.map((resume) => (
          <li key={resume.id}>
            <ResumeCard
              resume={resume}
              now={now}
              heading={resume.name}
              actions={<SampleActions name={resume.name} signIn={signIn} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SampleActions({ name, signIn }: { readonly name: string; readonly signIn: string }) {
  return ['View resume', 'Ask for contact', 'Invite to apply'].map((label) => (
    <ButtonLink key={label} to={signIn} look="outline" aria-label={`${label}: ${name}. Sign in as an employer.`}>
      {label}
    </ButtonLink>
  ))
}

/** Ignores invalid numbers, programmes and orders, because the samples need no refusals. */
function searchOf({ q, location, move, programme, sort, ...numbers }: ResumeState) {
  const { experienceMin, experienceMax, payMax, notice } = numbers
  return {
    q,
    location,
    move: move === 'true' ? ('true' as const) : undefined,
    experienceMin: numberIn(experienceMin),
    experienceMax: numberIn(experienceMax),
    payMax: numberIn(payMax),
    notice: numberIn(notice),
    active: undefined,
    programme: programmes.find((code) => code === programme),
    sort: sorts.find((order) => order === sort),
  }
}

const programmes = [
  'fresher',
  'management_trainee',
  'veteran',
  'returning_mother',
  'female_professional',
  'early_joiner',
  'immediate_joiner',
] as const
const sorts = ['relevant', 'active', 'experience', 'pay', 'notice'] as const

const numberIn = (text = ''): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
