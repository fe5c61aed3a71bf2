import type { QueryClient } from '@tanstack/react-query'
import type { auth } from '#features/auth/contract.ts'
import type { Cv } from '#features/cvs/contract.ts'
import { myCv, myRating, myReading } from '#features/cvs/web/my-cv.ts'
import { blankFields, type CvFields, isSame, type Person } from '#features/cvs/web/cv-fields.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { cvBuilder } from '../contract.ts'
import { saveFailed } from './save-messages.ts'
import { type SavedState, storedIn } from './stored-draft.ts'

const ask = apiQuery<typeof cvBuilder>()
const call = apiCalls<typeof cvBuilder>()

export const myDraft = ask('GET /api/cvs/draft', {})
export const myVersions = ask('GET /api/cvs/versions', {})

const me = apiQuery<typeof auth>()('GET /api/auth/user', {})

/** Updates the cache after a save: the account has a CV, its rating has changed, and the draft is deleted. */
export async function takeSaved(client: QueryClient, saved: Cv): Promise<void> {
  client.setQueryData(myCv.queryKey, saved)
  client.setQueryData(myDraft.queryKey, null)
  // The header shows this data without a call, so it must be updated here.
  await Promise.all([
    client.prefetchQuery({ ...me, staleTime: 0 }),
    ...[myRating, myReading].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  ])
}

/** The server's text as of the last call. */
export function storedNow(client: QueryClient, person: Person): SavedState {
  return storedIn({
    person,
    cv: client.getQueryData(myCv.queryKey) ?? null,
    draft: client.getQueryData(myDraft.queryKey) ?? null,
  })
}

/** The server's present text; the cached one if the server cannot be reached. */
export async function askStored(client: QueryClient, person: Person): Promise<SavedState> {
  await Promise.all([myCv, myDraft].map(({ queryKey }) => client.refetchQueries({ queryKey })))
  return storedNow(client, person)
}

/** Returns false if the draft still exists; a message has then been shown. */
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

/** Stores the text before an import as a version, because Undo ends with the page. A CV without any text is no version. */
export async function keepVersion(person: Person, fields: CvFields): Promise<void> {
  if (isSame(fields, blankFields(person))) return
  try {
    await call('POST /api/cvs/versions', { body: fields })
  } catch {
    toast({ title: 'Earlier CV Not Saved', text: 'Undo brings it back until you leave this page.', isAlert: true })
  }
}
