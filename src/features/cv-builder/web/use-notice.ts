import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CvFields, Person } from '#features/cvs/web/cv-fields.ts'
import type { Autosave } from '#platform/web/autosave.ts'
import type { DraftStorage } from './draft-storage.ts'
import { askStored, discardDraft, storedNow } from './my-draft.ts'
import type { Notice } from './notices.tsx'
import type { SavedState, Start, StoredDraft } from './stored-draft.ts'

/** A notice and, if the other text is in another tab, that text. */
type NoticeState = { readonly notice: Notice; readonly other: CvFields | null }

export function useNotice(start: Start, stored: SavedState, hasCv: boolean) {
  const [shown, setShown] = useState<NoticeState | null>(() => firstNotice(start, stored, hasCv))
  return {
    shown,
    clear: () => setShown(null),
    tellElsewhere: (draft: StoredDraft | null) =>
      setShown({ notice: { kind: 'elsewhere', at: draft?.typedAt ?? null }, other: draft?.fields ?? null }),
    tellConflict: ({ at, fields }: SavedState) => setShown({ notice: { kind: 'conflict', at }, other: fields }),
  }
}

function firstNotice({ restoredAt, isStoredNewer }: Start, stored: SavedState, hasCv: boolean): NoticeState | null {
  const notice = noticeOf()
  return notice && { notice, other: null }

  function noticeOf(): Notice | null {
    if (isStoredNewer && stored.at && stored.kind !== 'none') return { kind: 'newer', what: stored.kind, at: stored.at }
    if (restoredAt) return { kind: 'restored', at: restoredAt, hasCv }
    return stored.kind === 'draft' && stored.at ? { kind: 'draft', at: stored.at, hasCv } : null
  }
}

type AnswerOptions = {
  readonly notice: ReturnType<typeof useNotice>
  readonly draftStorage: DraftStorage
  readonly autosave: Autosave<CvFields>
  readonly person: Person
  /** The server's text when the page was opened. */
  readonly stored: SavedState
  readonly show: (fields: CvFields) => void
}

/** The actions of the buttons of a notice. */
export function useAnswers({ notice: { shown, clear }, draftStorage, autosave, person, stored, show }: AnswerOptions) {
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<SavedState | null>(null)
  const kind = shown?.notice.kind

  async function take(): Promise<void> {
    if (kind === 'restored') return discardTyped({ draftStorage, autosave, stored, show })
    await autosave.hold()
    if (kind === 'draft' && !(await discardDraft(client))) return autosave.resume()
    const now = kind === 'draft' ? storedNow(client, person) : await askStored(client, person)
    // Another tab may have text that it has not sent yet.
    const other = kind === 'elsewhere' ? (shown?.other ?? null) : null
    show(other ?? now.fields)
    if (other) draftStorage.drafted(now)
    else draftStorage.saved(now)
    draftStorage.takeOver()
    autosave.stored(now)
  }

  function keep(): void {
    draftStorage.takeOver()
    // Keeping a draft or a restored text overwrites nothing.
    if (kind === 'newer' || kind === 'conflict' || kind === 'elsewhere') autosave.overwrite()
  }

  const answered = (action: () => void) => () => {
    setTheirs(null)
    clear()
    action()
  }
  const onCompare = (): void => void askStored(client, person).then(setTheirs)
  const buttons = { onTake: answered(() => void take()), onKeep: answered(keep), onCompare }
  return { buttons, compared: theirs && { ...buttons, theirs: theirs.fields, onClose: () => setTheirs(null) } }
}

type DiscardOptions = Pick<AnswerOptions, 'draftStorage' | 'autosave' | 'stored' | 'show'>

/** The typed text may already be on the server, so the earlier text is written there again. */
async function discardTyped({ draftStorage, autosave, stored, show }: DiscardOptions): Promise<void> {
  show(stored.fields)
  draftStorage.takeOver()
  await autosave.saveNow().catch(() => {})
}
