import { useQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { ErrorState, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import type { Consent } from '../contract.ts'
import { myConsents } from './privacy-queries.ts'
import { useConsent } from './use-consent.ts'

type ConsentListProps = { readonly onChanged?: () => void }

/** The consents of a person, with the texts of that time and a button to change each. */
export function ConsentList({ onChanged }: ConsentListProps) {
  const { data: consents, isError, refetch } = useQuery(myConsents)
  if (consents)
    return consents.map((consent) => <ConsentItem key={consent.purpose} consent={consent} {...(onChanged && { onChanged })} />)
  if (isError)
    return (
      <ErrorState title="Your consents could not be read" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        Please check your connection.
      </ErrorState>
    )
  return (
    <Loading label="Loading your consents…">
      <Skeleton className="h-24" />
    </Loading>
  )
}

function ConsentItem({ consent, onChanged }: ConsentListProps & { readonly consent: Consent }) {
  const { isBusy, run: answer } = useConsent(consent, onChanged)
  const { purpose, title, text, isGiven, isRequired } = consent
  const heading = `consent-${purpose}`
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={heading} className="text-lg">
          {title}
        </h3>
        {!(isGiven && isRequired) && (
          <Button look="secondary" isBusy={isBusy} onClick={() => answer(!isGiven)}>
            {isGiven ? 'Withdraw' : 'Give consent'}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      <p className="max-w-prose text-soft">{text}</p>
      <p className="text-sm">{standing(consent)}</p>
      {consent.history.length > 0 && <History consent={consent} />}
    </section>
  )
}

function standing({ isGiven, isRequired, history }: Consent): string {
  const [last] = history
  if (isGiven) {
    const given = last ? `Given on ${dateText(last.givenAt)}.` : 'Given.'
    return isRequired ? `${given} To withdraw it, delete your account.` : given
  }
  if (!last) return 'Not given.'
  return last.withdrawnAt ? `Withdrawn on ${dateText(last.withdrawnAt)}.` : 'Given to an older text, not to this one.'
}

function History({ consent: { history } }: { readonly consent: Consent }) {
  return (
    <Disclosure title="What you said, and when">
      <ol className="grid gap-4">
        {history.map(({ version, text, givenAt, withdrawnAt }) => (
          <li key={givenAt + version} className="grid gap-1">
            <p className="text-ink">
              Given on {dateText(givenAt)}
              {withdrawnAt && `, withdrawn on ${dateText(withdrawnAt)}`} (text of {dateText(version)})
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
