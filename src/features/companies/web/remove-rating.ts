import type { QueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { companyRatings } from '../rating-contract.ts'
import { companyFor, ownRating } from './company-search.ts'

const call = apiCalls<typeof companyRatings>()

export async function removeRating(client: QueryClient, companyId: string): Promise<void> {
  const own = await call('DELETE /api/companies/:companyId/my-rating', { params: { companyId } })
  client.setQueryData(ownRating(companyId).queryKey, own)
  toast({ title: 'Rating Removed' })
  await client.invalidateQueries({ queryKey: companyFor(companyId).queryKey })
}
