import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import type { Consent, privacy } from '../contract.ts'
import { myConsents } from './privacy-queries.ts'

const call = apiCalls<typeof privacy>()

/** The list shows what the server has stored, never only what was clicked. */
export function useConsent({ purpose, version, title }: Pick<Consent, 'purpose' | 'version' | 'title'>, onChanged?: () => void) {
  const client = useQueryClient()
  /** Also called after a refusal, because there may be a newer text by now. */
  async function readAgain(): Promise<void> {
    await client.invalidateQueries({ queryKey: myConsents.queryKey })
    onChanged?.()
  }
  return useAction(
    async (isYes: boolean) => {
      if (isYes) await call('PUT /api/consents/:purpose', { params: { purpose }, body: { version } })
      else await call('DELETE /api/consents/:purpose', { params: { purpose } })
      toast({ title: isYes ? 'Consent given' : 'Consent withdrawn', text: title })
      await readAgain()
    },
    (error) => {
      tellFailure({ title: 'Nothing has changed' }, error)
      return readAgain()
    },
  )
}
