import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { Select } from '#platform/web/ui/select.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { resumeAccount } from './unlock-queries.ts'

type JobChoiceProps = { readonly chosen: string | undefined; readonly hrefFor: (jobId: string) => string }

/** The job for which the employer searches, for all buttons of the screen. It is in the URL. */
export function JobChoice({ chosen = '', hrefFor }: JobChoiceProps) {
  const { data } = useSuspenseQuery(resumeAccount)
  const navigate = useNavigate()
  const id = useId()
  const isHydrated = useHydrated()
  return (
    <div className="flex min-w-0 grow items-center gap-2 two:grow-0">
      <label htmlFor={id} className="shrink-0 font-medium">
        For job
      </label>
      <Select
        id={id}
        value={chosen}
        disabled={!isHydrated}
        onChange={(event) => void navigate(hrefFor(event.target.value), { replace: true })}
      >
        <option value="">None yet</option>
        {data.jobs.map((job) => (
          <option key={job.id} value={job.id}>
            {job.title}, {job.location}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** The number of unlocks left. */
export function UnitsLeft() {
  const { data } = useSuspenseQuery(resumeAccount)
  if (!data.isVerified)
    return <p className="text-sm text-soft">Once your company is verified, you can open resumes and ask people.</p>
  return (
    <p className="text-sm text-soft">
      {data.units === 1 ? '1 unlock' : `${data.units.toLocaleString('en-IN')} unlocks`} left. One is used only when a person
      agrees.
    </p>
  )
}
