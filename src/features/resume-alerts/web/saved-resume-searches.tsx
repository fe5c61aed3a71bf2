import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PauseAndDelete } from '#platform/web/ui/pause-and-delete.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { resumeAlerts, SavedResumeSearch } from '../contract.ts'

const call = apiCalls<typeof resumeAlerts>()
export const savedResumeSearches = apiQuery<typeof resumeAlerts>()('GET /api/employer/resume-searches', {})

type Filters = Readonly<Record<string, string | undefined>>

/** Saves the search in the URL. Renders nothing without a filter. */
export function SaveResumeSearch({ filters }: { readonly filters: Filters }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const mayWrite = useMayWrite()
  const { isBusy, run } = useAction(
    async () => {
      const { name } = await call('POST /api/employer/resume-searches', { body: { query: filters } })
      toast({
        title: 'Search Saved',
        text: `New people for ${name} come by email every morning.`,
        links: [{ to: '/employer-portal/resumes', label: 'See or pause it under Resumes' }],
      })
      await client.invalidateQueries({ queryKey: savedResumeSearches.queryKey })
    },
    { title: 'Search Not Saved' },
  )
  if (!mayWrite || Object.keys(filters).length === 0) return null
  return (
    <Button look="quiet" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
      Save this search
    </Button>
  )
}

export function SavedResumeSearches() {
  const { data } = useSuspenseQuery(savedResumeSearches)
  if (data.length === 0) return <p className="text-soft">No saved searches yet. Search for people, then save the search.</p>
  return (
    <ul className="grid">
      {data.map((saved) => (
        <SavedItem key={saved.id} saved={saved} />
      ))}
    </ul>
  )
}

function SavedItem({ saved: { id, name, query, isActive, found } }: { readonly saved: SavedResumeSearch }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite()
  const { isBusy, run } = useAction(
    async (change: 'pause' | 'delete') => {
      if (change === 'pause')
        await call('PUT /api/employer/resume-searches/:id', { params: { id }, body: { isActive: !isActive } })
      else await call('DELETE /api/employer/resume-searches/:id', { params: { id } })
      await client.invalidateQueries({ queryKey: savedResumeSearches.queryKey })
    },
    { title: 'Saved Search Not Changed' },
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 wrap-anywhere">
      <div>
        <Link to={searchHref(query)} className="inline-flex min-h-11 items-center font-medium hover:underline">
          {name}
        </Link>{' '}
        {!isActive && <Badge>Paused</Badge>}
        <p className="text-sm text-soft">
          {found === 0
            ? 'We look for new people every morning.'
            : `${found.toLocaleString('en-IN')} new ${found === 1 ? 'person' : 'people'} so far.`}
        </p>
      </div>
      {mayWrite && (
        <PauseAndDelete
          of={name}
          isActive={isActive}
          isBusy={isBusy}
          onPause={() => run('pause')}
          onDelete={() => run('delete')}
        />
      )}
    </li>
  )
}

function searchHref(query: SavedResumeSearch['query']): string {
  return `/search-resumes?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`
}
