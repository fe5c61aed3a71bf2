import { useQueryClient } from '@tanstack/react-query'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { type CvFields, nothingTyped, readFields } from '#features/cvs/web/cv-fields.ts'
import { myCv } from '#features/cvs/web/my-cv.ts'
import type { cvBuilder } from '../contract.ts'
import type { Autosave } from '#platform/web/autosave.ts'
import { momentText } from '#platform/contract/dates.ts'
import { takeSaved } from './my-draft.ts'
import { backHere, draftSaved, hasMovedOn, loggedOutHere, saved, saveFailed } from './save-messages.ts'

const call = apiCalls<typeof cvBuilder>()

export type SaveOptions = {
  /** Returns the current values of the form. */
  readonly fields: () => CvFields
  /** Stores the text in the browser; returns false if it cannot. */
  readonly keep: () => boolean
  /** Called when the server has these values, as a CV or as a draft, with this revision. */
  readonly onStored: (fields: CvFields, at: string) => void
  readonly onFinished: () => void
  readonly autosave: Autosave<CvFields>
  /** Called if the CV was created or deleted elsewhere; the cache is up to date by then. */
  readonly onMovedOn: () => void
}

export function useSaveCv(options: SaveOptions) {
  const client = useQueryClient()
  const { saveDraft, isSavingDraft } = useSaveDraft(options)
  const { isBusy: isSaving, run: save } = useAction(
    async (body: CvBody) => {
      await options.autosave.hold()
      const fields = readFields(options.fields())
      const { at } = options.autosave.base()
      const base = at ?? 'none'
      const known = client.getQueryData(myCv.queryKey)
      const cv = known
        ? await call('PUT /api/cvs/:id', { params: { id: known.id }, query: { base }, body })
        : await call('POST /api/cvs', { query: { base }, body })
      await takeSaved(client, cv)
      toast(saved)
      // Half-typed items are not part of the CV, so they stay stored in the browser.
      options.onStored({ ...fields, typing: nothingTyped }, cv.updatedAt)
      options.onFinished()
    },
    (error) => {
      if (isLoggedOut(error)) return leave(options.keep)
      toast(saveFailed(error))
      if (hasMovedOn(error)) options.onMovedOn()
      else options.autosave.resume()
    },
  )
  return { save, isSaving, saveDraft, isSavingDraft }
}

function useSaveDraft(options: SaveOptions) {
  const { isBusy, run } = useAction(
    async () => {
      const { at } = await options.autosave.saveNow()
      if (at !== null) toast(draftSaved(momentText(at)))
    },
    (error) => (isLoggedOut(error) ? leave(options.keep) : toast(saveFailed(error, 'Error Saving Draft'))),
  )
  return { saveDraft: () => run(), isSavingDraft: isBusy }
}

function isLoggedOut(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 401
}

/** The browser stores the typed text until the person comes back. */
function leave(keep: () => boolean): void {
  if (!keep()) return toast(loggedOutHere)
  logInAgain(backHere)
}
