import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import type { cvBuilder } from '../contract.ts'
import type { Autosave } from '#platform/web/autosave.ts'
import { saveFailed } from './save-messages.ts'
import type { Base } from './stored-draft.ts'
import { failureOf } from './use-autosave.ts'

const call = apiCalls<typeof cvBuilder>()

export type VersionsOptions = {
  readonly autosave: Autosave<CvFields>
  readonly onRestored: (restored: Base) => void
  /** Called if the server has a newer text than this page is based on. */
  readonly onConflict: () => void
}

/** Reads and restores versions. The text on the screen becomes a version too, and Undo restores it. */
export function useVersions({ autosave, onRestored, onConflict }: VersionsOptions) {
  const restoring = useAction(
    async (id: string) => {
      await autosave.hold()
      const { at } = autosave.base()
      const request = { params: { id }, query: { base: at ?? 'none' }, body: autosave.read() }
      const { body, updatedAt } = await call('POST /api/cvs/versions/:id/restore', request)
      onRestored({ fields: readFields(body), at: updatedAt })
      toast({ title: 'Version Restored', text: 'Use Undo to go back.' })
    },
    (error) => {
      autosave.resume()
      if (failureOf(error) === 'conflict') return onConflict()
      toast(saveFailed(error, 'Error Restoring Version'))
    },
  )
  const reading = useAction(
    async ({ id, show }: { readonly id: string; readonly show: (fields: CvFields) => void }) => {
      const { body } = await call('GET /api/cvs/versions/:id', { params: { id } })
      show(readFields(body))
    },
    (error) => toast(saveFailed(error, 'Error Loading Version')),
  )
  return {
    restore: restoring.run,
    isBusy: restoring.isBusy || reading.isBusy,
    read: (id: string, show: (fields: CvFields) => void) => reading.run({ id, show }),
  }
}
