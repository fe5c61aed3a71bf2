import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { Autosave, type Failure, type SavingStatus } from '#platform/web/autosave.ts'
import { CallFailed } from '#platform/web/call.ts'
import { afterLostAnswers } from '#platform/web/lost-answers.ts'
import { openTypedText, useSaveOnLeave } from '#platform/web/typed-text.ts'
import type { EditedArticle } from '../contract.ts'
import type { DraftFields } from '../draft.ts'
import { call, editedArticle, useShowSave } from './editor-queries.ts'

/** The typed text and its autosave. If two editors write, the second to save has to decide; both texts stay as versions. */
export function useArticleDraft(article: EditedArticle) {
  const client = useQueryClient()
  const [text] = useState(() => openTypedText(article.fields))
  const fields = useSyncExternalStore(text.subscribe, text.read, text.read)
  const { autosave, endConflict, setSavedAt, ...state } = useArticleAutosave(article, text.read)
  /** Shows the text that the server has now. */
  function show({ fields: theirs, revision, editedAt }: EditedArticle): void {
    text.write(theirs)
    endConflict()
    setSavedAt(editedAt)
    autosave.stored({ fields: theirs, at: revision })
  }
  return {
    fields,
    /** Returns the current text, for work that began earlier. */
    read: text.read,
    autosave,
    ...state,
    show,
    set: <Name extends keyof DraftFields>(name: Name, value: DraftFields[Name]): void => {
      text.write({ ...text.read(), [name]: value })
      autosave.typed()
    },
    keepMine: (): void => {
      endConflict()
      autosave.overwrite()
    },
    takeTheirs: async (): Promise<void> => {
      // The save is refused again, which stores the text typed since then as a version.
      await autosave.saveNow().catch((error) => {
        if (failureOf(error) !== 'conflict') throw error
      })
      show(await client.fetchQuery({ ...editedArticle(article.id), staleTime: 0 }))
    },
  }
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>

function useArticleAutosave({ id: articleId, fields, revision, editedAt }: EditedArticle, read: () => DraftFields) {
  const showSave = useShowSave(articleId)
  const [saving, setSaving] = useState<SavingStatus>('saved')
  const [savedAt, setSavedAt] = useState<string | null>(editedAt)
  const [isConflict, setConflict] = useState(false)
  const [autosave] = useState(
    () =>
      new Autosave<DraftFields>({
        read,
        isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
        base: { fields, at: revision },
        send: afterLostAnswers(
          async (body, base) => {
            const input = { params: { articleId }, query: base === undefined ? {} : { base }, body }
            return showSave(call('PUT /api/admin/blog/:articleId', input))
          },
          async () => {
            const stored = await call('GET /api/admin/blog/:articleId', { params: { articleId } })
            return { fields: stored.fields, at: stored.revision }
          },
        ),
        failureOf,
        onSaving: setSaving,
        onSaved: ({ at }) => at && setSavedAt(at),
        onConflict: () => setConflict(true),
      }),
  )
  useSaveOnLeave(autosave)
  return { autosave, saving, savedAt, setSavedAt, isConflict, endConflict: () => setConflict(false) }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed)) return 'offline'
  if (error.code === 'changedElsewhere') return 'conflict'
  return error.status === 401 ? 'signedOut' : 'away'
}
