import type { QueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { cvBuilder } from '../contract.ts'
import { myDraft } from './my-draft.ts'
import { saveFailed } from './save-messages.ts'

const call = apiCalls<typeof cvBuilder>()

/** False when the draft is still there; the person has then been told. */
export async function discardDraft(client: QueryClient): Promise<boolean> {
  try {
    await call('DELETE /api/cvs/draft', {})
    client.setQueryData(myDraft.queryKey, null)
    return true
  } catch (error) {
    toast(saveFailed(error, 'Error Discarding Draft'))
    return false
  }
}
