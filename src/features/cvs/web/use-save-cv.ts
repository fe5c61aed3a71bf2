import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed, calling } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { CvBody, cvs } from '../contract.ts'
import { type CvFields, nothingTyped, readFields } from './cv-fields.ts'
import { momentText } from './kept-typing.ts'
import { myCv, myDraft, takeSaved } from './my-cv.ts'
import { draftSaved, hasMovedOn, loggedOut, loggedOutHere, saved, saveFailed } from './save-messages.ts'

const call = calling<typeof cvs>()

const backHere = '/api/login?returnTo=/cv-builder'
const leaveMs = 500

export type SaveAsked = {
  /** What is being saved, as it stands in the form at this moment. */
  readonly fields: () => CvFields
  /** Keeps what was typed in the browser; false when it cannot. */
  readonly keep: () => boolean
  /** The server has these, as a CV or as a draft, under its own stamp. */
  readonly onStored: (fields: CvFields, at: string) => void
  readonly onFinished: () => void
  /** The CV was made or deleted elsewhere; the cache knows it by now. */
  readonly onMovedOn: () => void
}

export function useSaveCv(asked: SaveAsked) {
  const client = useQueryClient()
  const { saveDraft, isSavingDraft } = useSaveDraft(asked)
  const { mutate, isPending } = useMutation({
    // The other mode would wait in silence until there is a connection.
    networkMode: 'always',
    mutationFn: async (body: CvBody) => {
      const fields = readFields(asked.fields())
      const known = client.getQueryData(myCv.queryKey)
      const cv = known
        ? await call('PUT /api/cvs/:id', { params: { id: known.id }, body })
        : await call('POST /api/cvs', { body })
      return { fields, cv }
    },
    onSuccess: async ({ fields, cv }) => {
      await takeSaved(client, cv)
      toast(saved)
      // Half-typed items are no part of the CV, so they stay kept in the browser.
      asked.onStored({ ...fields, typing: nothingTyped }, cv.updatedAt)
      asked.onFinished()
    },
    onError: async (error) => {
      if (isLoggedOut(error)) return leave(asked.keep)
      toast(saveFailed(error))
      if (!hasMovedOn(error)) return
      await client.invalidateQueries({ queryKey: myCv.queryKey })
      asked.onMovedOn()
    },
  })
  return { save: mutate, isSaving: isPending, saveDraft, isSavingDraft }
}

function useSaveDraft(asked: SaveAsked) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const fields = readFields(asked.fields())
      return { fields, draft: await call('PUT /api/cvs/draft', { body: fields }) }
    },
    onSuccess: ({ fields, draft }) => {
      client.setQueryData(myDraft.queryKey, draft)
      toast(draftSaved(momentText(draft.updatedAt)))
      asked.onStored(fields, draft.updatedAt)
    },
    onError: (error) => (isLoggedOut(error) ? leave(asked.keep) : toast(saveFailed(error, 'Error Saving Draft'))),
  })
  return { saveDraft: () => mutate(), isSavingDraft: isPending }
}

function isLoggedOut(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 401
}

/** What was typed waits in the browser for the return. */
function leave(keep: () => boolean): void {
  if (!keep()) return toast(loggedOutHere)
  toast(loggedOut)
  setTimeout(() => location.assign(backHere), leaveMs)
}
