import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Autosave } from './autosaving.ts'
import type { CvFields, Person } from './cv-fields.ts'
import { discardDraft } from './discard-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import { type StoredDraft, type Start, type SavedState, storedIn } from './stored-draft.ts'
import { myCv, myDraft } from './my-cv.ts'
import type { Notice } from './notices.tsx'

/** A notice and, where another tab has the other text, that text. */
type NoticeState = { readonly notice: Notice; readonly other: CvFields | null }

export function useNotice(start: Start, stored: SavedState, hasCv: boolean) {
  const [told, setTold] = useState<NoticeState | null>(() => firstNotice(start, stored, hasCv))
  return {
    told,
    clear: () => setTold(null),
    tellElsewhere: (kept: StoredDraft | null) =>
      setTold({ notice: { kind: 'elsewhere', at: kept?.typedAt ?? null }, other: kept?.fields ?? null }),
    tellConflict: ({ at, fields }: SavedState) => setTold({ notice: { kind: 'conflict', at }, other: fields }),
  }
}

function firstNotice({ restoredAt, isStoredNewer }: Start, stored: SavedState, hasCv: boolean): NoticeState | null {
  const notice = noticeOf()
  return notice && { notice, other: null }

  function noticeOf(): Notice | null {
    if (isStoredNewer && stored.at && stored.kind !== 'none') return { kind: 'newer', what: stored.kind, at: stored.at }
    if (restoredAt) return { kind: 'restored', at: restoredAt }
    return stored.kind === 'draft' && stored.at ? { kind: 'draft', at: stored.at, hasCv } : null
  }
}

function storedNow(client: QueryClient, person: Person): SavedState {
  return storedIn({
    person,
    cv: client.getQueryData(myCv.queryKey) ?? null,
    draft: client.getQueryData(myDraft.queryKey) ?? null,
  })
}

/** What the server has at this moment; what we know of it already, when it cannot be asked. */
export async function askStored(client: QueryClient, person: Person): Promise<SavedState> {
  await Promise.all([myCv, myDraft].map(({ queryKey }) => client.refetchQueries({ queryKey })))
  return storedNow(client, person)
}

type Answering = {
  readonly notice: ReturnType<typeof useNotice>
  readonly keeping: DraftStorage
  readonly autosave: Autosave
  readonly person: Person
  /** What the server had when the page was opened. */
  readonly stored: SavedState
  readonly show: (fields: CvFields) => void
}

/** What the buttons of a notice do. */
export function useAnswers({ notice: { told, clear }, keeping, autosave, person, stored, show }: Answering) {
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<SavedState | null>(null)
  const kind = told?.notice.kind

  async function take(): Promise<void> {
    if (kind === 'restored') return discardTyped()
    await autosave.hold()
    if (kind === 'draft' && !(await discardDraft(client))) return autosave.resume()
    const now = kind === 'draft' ? storedNow(client, person) : await askStored(client, person)
    // Another tab may have more than it has sent.
    const other = kind === 'elsewhere' ? (told?.other ?? null) : null
    show(other ?? now.fields)
    keeping[other ? 'drafted' : 'saved'](now)
    keeping.takeOver()
    autosave.stored(now)
  }

  /** What was typed may be on the server by now, so that what it had before is written there again. */
  async function discardTyped(): Promise<void> {
    show(stored.fields)
    keeping.takeOver()
    await autosave.saveNow().catch(() => {})
  }

  function keep(): void {
    keeping.takeOver()
    // Someone who keeps a draft or what was restored decides nothing against anybody.
    if (kind === 'newer' || kind === 'conflict' || kind === 'elsewhere') autosave.overwrite()
  }

  const ending = (action: () => unknown) => () => [setTheirs(null), clear(), action()]
  const buttons = {
    onTake: ending(() => void take()),
    onKeep: ending(keep),
    onCompare: () => void askStored(client, person).then(setTheirs),
  }
  return { buttons, compared: theirs && { ...buttons, theirs: theirs.fields, onClose: () => setTheirs(null) } }
}
