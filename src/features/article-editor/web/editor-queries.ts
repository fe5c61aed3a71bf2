import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { BadgeLook } from '#platform/web/ui/badge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { articleEditor, ArticleState, EditedArticle, SavedDraft } from '../contract.ts'
import type { DraftFields } from '../draft.ts'

const ask = apiQuery<typeof articleEditor>()
export const call = apiCalls<typeof articleEditor>()

const list = 'GET /api/admin/blog'
export const articlePage = (page: number) =>
  pagedApiQuery<typeof articleEditor>()(list, { query: { page: String(page), limit: '20' } })
export const editedArticle = (articleId: string) => ask('GET /api/admin/blog/:articleId', { params: { articleId } })
export const versionsOf = (articleId: string) => ask('GET /api/admin/blog/:articleId/versions', { params: { articleId } })
export const previewOf = (fields: DraftFields) => ask('POST /api/admin/blog/preview', { body: fields })

export const stateLabels: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, with changes',
  withdrawn: 'Withdrawn',
}

export const stateLooks: Readonly<Record<ArticleState, BadgeLook>> = {
  draft: 'plain',
  scheduled: 'blue',
  published: 'leaf',
  changed: 'marigold',
  withdrawn: 'brick',
}

/** Invalidates the list, which changes with every article. */
export function useForgetList(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [list] })
}

/** Updates the parts of the article that a save changes: the state and the versions. A refused text becomes a version too. */
export function useShowSave(articleId: string) {
  const client = useQueryClient()
  return async (saving: Promise<SavedDraft>): Promise<string> => {
    try {
      const { revision, state } = await saving
      client.setQueryData(editedArticle(articleId).queryKey, (before) => before && { ...before, state })
      return revision
    } finally {
      void client.invalidateQueries(versionsOf(articleId))
    }
  }
}

/** Shows an answer of the server and invalidates earlier data. */
export function useShowArticle() {
  const client = useQueryClient()
  const forgetList = useForgetList()
  return async (article: EditedArticle, title: string): Promise<void> => {
    client.setQueryData(editedArticle(article.id).queryKey, article)
    toast({ title })
    await Promise.all([forgetList(), client.invalidateQueries(versionsOf(article.id))])
  }
}
