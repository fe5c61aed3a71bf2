import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { Consent, privacy } from '../contract.ts'
import { myConsents } from './privacy-queries.ts'

const call = apiCalls<typeof privacy>()

/** The list shows what the server has stored, never only what was clicked. */
export function useConsent({ purpose, version, title }: Pick<Consent, 'purpose' | 'version' | 'title'>) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function answer(isYes: boolean): Promise<void> {
    setBusy(true)
    try {
      if (isYes) await call('PUT /api/consents/:purpose', { params: { purpose }, body: { version } })
      else await call('DELETE /api/consents/:purpose', { params: { purpose } })
      toast({ title: isYes ? 'Consent given' : 'Consent withdrawn', text: title })
    } catch (error) {
      const text = error instanceof CallFailed ? error.sentence : 'Please check your connection and try again.'
      toast({ title: 'Nothing has changed', text, isAlert: true })
    }
    // Also after a refusal: there may be a newer text.
    await client.invalidateQueries({ queryKey: myConsents.queryKey })
    setBusy(false)
  }
  return { isBusy, answer }
}
