import { blankFields } from '#features/cvs/web/cv-fields.ts'
import { readStoredDraft } from '#features/cv-builder/web/draft-storage.ts'
import { chooseStart, draftStorageKey, type Start, type SavedState } from '#features/cv-builder/web/stored-draft.ts'

/** The user id in the storage key of a person without an account. */
export const nobody = 'free'

/** The server has no text before the CV is created. */
export const nothingStored: SavedState = {
  kind: 'none',
  at: null,
  fields: blankFields({ firstName: '', lastName: '', email: '' }),
}

export function freeStart(): Start {
  return chooseStart(readStoredDraft(draftStorageKey(nobody)), nothingStored)
}
