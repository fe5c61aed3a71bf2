import type { QueryClient } from '@tanstack/react-query'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { companyRatings } from '../rating-contract.ts'
import { companyFor, ownRating } from './company-search.ts'

const call = apiCalls<typeof companyRatings>()

export async function removeRating(client: QueryClient, companyId: string): Promise<void> {
  try {
    const own = await call('DELETE /api/companies/:companyId/my-rating', { params: { companyId } })
    client.setQueryData(ownRating(companyId).queryKey, own)
    toast({ title: 'Rating Removed' })
    await client.invalidateQueries({ queryKey: companyFor(companyId).queryKey })
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    toast({ title: 'Could Not Remove the Rating', text: error.sentence, isAlert: true })
  }
}
