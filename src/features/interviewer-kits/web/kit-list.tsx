import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { SelectField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { interviewerKits, OwnKit } from '../contract.ts'
import { editKitHref, interviewHref, ownKits } from './kit-queries.ts'

const call = apiCalls<typeof interviewerKits>()

type Job = { readonly id: string; readonly title: string }

/** The company's own kits, and a button to copy the standard one. */
export function KitList({ jobs }: { readonly jobs: readonly Job[] }) {
  const { data: kits } = useSuspenseQuery(ownKits)
  return (
    <Card aria-labelledby="own-kits" className="grid gap-4">
      <h2 id="own-kits" className="text-xl">
        Your Kits
      </h2>
      <p className="text-soft">Copy the standard kit to change its questions and weights, for one job or for any role.</p>
      {kits.length > 0 && (
        <ul aria-labelledby="own-kits" className="grid gap-3">
          {kits.map((kit) => (
            <li key={kit.id}>
              <Kit kit={kit} job={jobs.find(({ id }) => id === kit.jobId)} />
            </li>
          ))}
        </ul>
      )}
      <CopyForm jobs={jobs.filter(({ id }) => !kits.some(({ jobId }) => jobId === id))} />
    </Card>
  )
}

function Kit({ kit, job }: { readonly kit: OwnKit; readonly job: Job | undefined }) {
  const { id, name, jobId, version, updatedAt } = kit
  const whose = jobId === null ? 'Any role' : (job?.title ?? 'A job that is not open')
  return (
    <article className="grid gap-2 rounded-card border border-line p-4 wrap-anywhere two:grid-cols-[minmax(0,1fr)_auto] two:items-center">
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="text-soft">
          {whose} · version {version} · changed on <time dateTime={updatedAt}>{dateText(updatedAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(jobId === null || job) && (
          <ButtonLink to={interviewHref(kit)} look="outline" aria-label={`Use in an interview: ${name}, ${whose}`}>
            Use in an interview
          </ButtonLink>
        )}
        <ButtonLink to={editKitHref(id)} look="secondary" aria-label={`Edit: ${name}, ${whose}`}>
          Edit
        </ButtonLink>
        <DeleteButton kitId={id} name={`${name}, ${whose}`} />
      </div>
    </article>
  )
}

function DeleteButton({ kitId, name }: { readonly kitId: string; readonly name: string }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const [isSure, setSure] = useState(false)
  const { isBusy, run } = useAction(
    async () => {
      const { message } = await call('DELETE /api/interviewer/kits/:kitId', { params: { kitId } })
      toast({ title: 'Kit Deleted', text: message })
      await client.invalidateQueries(ownKits)
    },
    { title: 'Could Not Delete the Kit' },
  )
  const label = isSure ? 'Yes, delete' : 'Delete'
  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      disabled={!isHydrated}
      aria-label={`${label}: ${name}`}
      onClick={() => (isSure ? run() : setSure(true))}
    >
      {label}
    </Button>
  )
}

function CopyForm({ jobs }: { readonly jobs: readonly Job[] }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      await call('POST /api/interviewer/kits', { body: { jobId: typedIn(form, 'jobId') || null } })
      toast({ title: 'Kit Copied', text: 'Now change its questions and weights.' })
      await client.invalidateQueries(ownKits)
    },
    { title: 'Could Not Copy the Kit' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow sm:max-w-80">
        <SelectField label="Copy for" name="jobId">
          <option value="">Any role</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
        Copy the Standard Kit
      </Button>
    </form>
  )
}
