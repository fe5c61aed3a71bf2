import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CvFields, Person } from './cv-fields.ts'
import { discardDraft } from './discard-draft.ts'
import type { Keeping } from './keep-typing.ts'
import { type Kept, type Start, type Stored, storedIn } from './kept-typing.ts'
import { myCv, myDraft } from './my-cv.ts'
import type { Notice } from './notices.tsx'

/** A notice and, where another tab has the other text, that text. */
type Told = { readonly notice: Notice; readonly other: CvFields | null }

export function useNotice(start: Start, stored: Stored, hasCv: boolean) {
  const [told, setTold] = useState<Told | null>(() => firstNotice(start, stored, hasCv))
  return {
    told,
    clear: () => setTold(null),
    tellElsewhere: (kept: Kept | null) =>
      setTold({ notice: { kind: 'elsewhere', at: kept?.typedAt ?? null }, other: kept?.fields ?? null }),
    tellNewer: (at: string) => setTold({ notice: { kind: 'newer', what: 'cv', at }, other: null }),
  }
}

function firstNotice({ restoredAt, isStoredNewer }: Start, stored: Stored, hasCv: boolean): Told | null {
  const notice = noticeOf()
  return notice && { notice, other: null }

  function noticeOf(): Notice | null {
    if (isStoredNewer && stored.at && stored.kind !== 'none') return { kind: 'newer', what: stored.kind, at: stored.at }
    if (restoredAt) return { kind: 'restored', at: restoredAt }
    return stored.kind === 'draft' && stored.at ? { kind: 'draft', at: stored.at, hasCv } : null
  }
}

export function storedNow(client: QueryClient, person: Person): Stored {
  return storedIn({
    person,
    cv: client.getQueryData(myCv.queryKey) ?? null,
    draft: client.getQueryData(myDraft.queryKey) ?? null,
  })
}

type Answering = {
  readonly notice: ReturnType<typeof useNotice>
  readonly keeping: Keeping
  readonly person: Person
  readonly show: (fields: CvFields) => void
}

/** What the two buttons of a notice do. */
export function useAnswers({ notice: { told, clear }, keeping, person, show }: Answering) {
  const client = useQueryClient()

  async function take(): Promise<void> {
    if (told?.notice.kind === 'draft' && !(await discardDraft(client))) return
    if (told?.notice.kind === 'elsewhere' && !told.other) {
      await Promise.all([myCv, myDraft].map(({ queryKey }) => client.refetchQueries({ queryKey })))
    }
    const stored = storedNow(client, person)
    show(told?.other ?? stored.fields)
    keeping.saved(stored)
    clear()
  }

  function keep(): void {
    keeping.takeOver()
    clear()
  }
  return { take: () => void take(), keep }
}
