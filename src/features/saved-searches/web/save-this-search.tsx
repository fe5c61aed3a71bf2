import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import type { auth } from '#features/auth/contract.ts'
import { searchParts } from '#features/job-search/rules.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { type Parts, type SavedSearchRef, searchNotSaved, sendPendingSearch, sendSearch, signInFirst } from './send-search.ts'

/** In the cache already, because the shell loads it before every screen. */
const signedIn = apiQuery<typeof auth>()('GET /api/auth/user', {})

/** Saves the search in the URL with every filter; new jobs are emailed every morning. */
export function SaveThisSearch() {
  const params = useSearchParams()
  const given = searchParts.map((name) => [name, params.get(name)?.trim() ?? ''] as const).filter(([, value]) => value !== '')
  const query: Parts = Object.fromEntries(given)
  return given.length > 0 && <Keeper key={JSON.stringify(query)} query={query} />
}

function Keeper({ query }: { readonly query: Parts }) {
  const client = useQueryClient()
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const [saved, setSaved] = useState<SavedSearchRef | null>(null)
  const userId = user?.id
  useEffect(() => {
    // The person has returned from the sign-in that was started to save this search.
    if (userId) void sendPendingSearch(client).then(setSaved)
  }, [client, userId])
  const { isBusy, run: keep } = useAction(
    async () => (userId ? setSaved(await sendSearch(client, query)) : signInFirst(query)),
    searchNotSaved,
  )
  if (saved)
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-2">
        {saved.isNew ? 'This search is saved.' : "You've already saved this search."}
        <Link
          to={`/wishes#search-${saved.id}`}
          className="inline-flex min-h-11 items-center font-medium text-blue-dark hover:underline"
        >
          See or pause it
        </Link>
      </p>
    )
  return (
    <Button look="quiet" className="-ml-4" isBusy={isBusy} onClick={() => keep()}>
      <BellPlus aria-hidden="true" className="size-4" /> Save this search
    </Button>
  )
}
