import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { Profile, ProfileInput, profiles } from '../contract.ts'
import { isOutdated, profileSaved, saveFailed } from './profile-messages.ts'
import { myProfile, takeProfile } from './profile-queries.ts'

const call = apiCalls<typeof profiles>()

/** `newer` is the profile as another tab has saved it; the text typed here stays until the person chooses. */
export function useSaveProfile(onSaved: () => void) {
  const client = useQueryClient()
  const [newer, setNewer] = useState<Profile | null>(null)

  async function send(body: ProfileInput): Promise<void> {
    await takeProfile(client, await call('PUT /api/profile', { body }))
    toast(profileSaved)
    onSaved()
  }

  /** Not from the cache, because the screen behind the form still shows the profile that was edited. */
  async function look(error: unknown): Promise<void> {
    if (!isOutdated(error)) throw error
    setNewer(await call('GET /api/profile', {}))
  }

  const { isBusy, run: save } = useAction(
    (body: ProfileInput) => send(body).catch(look),
    (error) => toast(saveFailed(error)),
  )
  const takeNewer = (): void => {
    if (newer) client.setQueryData(myProfile.queryKey, newer)
    setNewer(null)
  }
  return { isBusy, newer, takeNewer, save }
}
