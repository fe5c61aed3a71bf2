import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { salaryText } from '#features/jobs/rules.ts'
import { calling } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { MarkedRow } from '#platform/web/ui/marked-row.tsx'
import { PauseAndDelete } from '#platform/web/ui/pause-and-delete.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { MySearch, searches } from '../contract.ts'
import { mySearches } from './search-reads.ts'

const call = calling<typeof searches>()

export function SearchList() {
  const { data: list } = useSuspenseQuery(mySearches)
  if (list.length === 0)
    return <p className="text-soft">None yet. Say above what to look for, and new jobs stand here with the reason.</p>
  return (
    <ul className="grid gap-4">
      {list.map((saved) => (
        <li key={saved.id}>
          <SearchItem saved={saved} />
        </li>
      ))}
    </ul>
  )
}

function SearchItem({ saved }: { readonly saved: MySearch }) {
  const { id, name, query, isActive, alerts, alertCount } = saved
  const address = `/jobs?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`
  return (
    <Card id={`search-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg wrap-anywhere">
          <Link to={address} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </Link>{' '}
          {!isActive && <Badge>Paused</Badge>}
        </h3>
        <Deeds saved={saved} />
      </div>
      <ul>
        {alerts.map((job) => (
          <MarkedRow key={job.id} name={job.company} logo={job.companyLogo} to={`/jobs/${job.id}`} title={job.title}>
            <p className="text-soft">
              <bdi>{job.company}</bdi> · <bdi>{job.location}</bdi> · {salaryText(job)}
            </p>
            <p className="text-sm text-soft">{job.reason}</p>
          </MarkedRow>
        ))}
      </ul>
      <p className="text-sm text-soft">
        {alertCount === 0 ? 'New jobs are looked for every morning.' : `${alertCount.toLocaleString('en-IN')} new so far.`}
      </p>
    </Card>
  )
}

function Deeds({ saved: { id, name, isActive } }: { readonly saved: MySearch }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
      await client.invalidateQueries({ queryKey: mySearches.queryKey })
    } catch (error) {
      toast({ title: 'Saved Search Not Changed', text: sentenceOf(error), isAlert: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <PauseAndDelete
      of={name}
      isActive={isActive}
      isBusy={isBusy}
      onPause={() => void run(() => call('PUT /api/saved-searches/:id', { params: { id }, body: { isActive: !isActive } }))}
      onDelete={() => void run(() => call('DELETE /api/saved-searches/:id', { params: { id } }))}
    />
  )
}
