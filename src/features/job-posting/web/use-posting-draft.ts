import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { Autosave, type Failure, type SavedText, type SavingStatus } from '#platform/web/autosave.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { afterLostAnswers } from '#platform/web/lost-answers.ts'
import { openTypedText, useSaveOnLeave } from '#platform/web/typed-text.ts'
import type { jobPosting } from '../contract.ts'
import { type PostingFields, readFields } from '../fields.ts'
import { postingFor } from './posting-queries.ts'

const call = apiCalls<typeof jobPosting>()

export type PostingStart = {
  readonly postingId: string
  readonly fields: PostingFields
  /** The text on the server. */
  readonly stored: SavedText<PostingFields>
  /** The text that another window has overwritten. */
  readonly replaced: PostingFields | null
}

/** The typed text and its autosave. If two windows edit a posting, the second to save is asked; nothing is overwritten before. */
export function usePostingDraft({ postingId, fields: first, stored, replaced: replacedBefore }: PostingStart) {
  const client = useQueryClient()
  const [text] = useState(() => openTypedText(first))
  const [replaced, setReplaced] = useState(replacedBefore)
  const fields = useSyncExternalStore(text.subscribe, text.read, text.read)
  const readTheirs = () => client.fetchQuery({ ...postingFor(postingId), staleTime: 0 })
  const { autosave, ...state } = usePostingAutosave(postingId, text.read, stored)
  return {
    fields,
    autosave,
    ...state,
    set: <Name extends keyof PostingFields>(name: Name, value: PostingFields[Name]): void => {
      text.write({ ...text.read(), [name]: value })
      autosave.typed()
    },
    /** Without a connection the other text is not known here, but the server keeps it. */
    keepMine: async (): Promise<void> => {
      const theirs = await readTheirs().catch(() => null)
      if (theirs) setReplaced(readFields(theirs.body))
      state.endConflict()
      autosave.overwrite()
    },
    takeTheirs: async (): Promise<void> => {
      const theirs = await readTheirs()
      setReplaced(text.read())
      text.write(readFields(theirs.body))
      state.endConflict()
      autosave.stored({ fields: text.read(), at: theirs.updatedAt })
    },
    replaced,
    /** Swaps the two texts, so that a second press restores this one. */
    bringBack: (): void => {
      if (!replaced) return
      setReplaced(text.read())
      text.write(replaced)
      autosave.overwrite()
    },
  }
}

export type PostingDraft = ReturnType<typeof usePostingDraft>

function usePostingAutosave(postingId: string, read: () => PostingFields, stored: SavedText<PostingFields>) {
  const [saving, setSaving] = useState<SavingStatus>('saved')
  const [savedAt, setSavedAt] = useState(stored.at)
  const [isConflict, setConflict] = useState(false)
  const [autosave] = useState(
    () =>
      new Autosave<PostingFields>({
        read,
        isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
        base: stored,
        send: afterLostAnswers(
          async (body, base) => {
            const input = { params: { postingId }, query: base === undefined ? {} : { base }, body }
            return (await call('PUT /api/employer/postings/:postingId/draft', input)).updatedAt
          },
          async () => {
            const { body, updatedAt } = await call('GET /api/employer/postings/:postingId', { params: { postingId } })
            return { fields: readFields(body), at: updatedAt }
          },
        ),
        failureOf,
        onSaving: setSaving,
        onSaved: ({ at }) => setSavedAt(at),
        onConflict: () => setConflict(true),
      }),
  )
  useSaveOnLeave(autosave)
  return { autosave, saving, savedAt, isConflict, endConflict: () => setConflict(false) }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed)) return 'offline'
  if (error.code === 'changedElsewhere') return 'conflict'
  return error.status === 401 ? 'signedOut' : 'away'
}
