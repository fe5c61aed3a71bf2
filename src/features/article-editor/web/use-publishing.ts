import { useState } from 'react'
import type { z } from 'zod'
import { CallFailed } from '#platform/web/call.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import type { EditedArticle } from '../contract.ts'
import type { PublishableArticle } from '../draft-contract.ts'
import { call, useShowArticle } from './editor-queries.ts'
import type { ArticleDraft } from './use-article-draft.ts'

type Problem = { readonly fieldId: string; readonly message: string }
type Step =
  | { readonly kind: 'publish' }
  | { readonly kind: 'schedule'; readonly at: string | null }
  | { readonly kind: 'withdraw' }

const done: Readonly<Record<Step['kind'], string>> = {
  publish: 'Article Published',
  schedule: 'Schedule Saved',
  withdraw: 'Article Withdrawn',
}

export type PublishingState = ReturnType<typeof usePublishing>

/** Publishes an article. Errors are listed, and nothing is sent until they are corrected. `fetchSchema` loads the schema of the contract. */
export function usePublishing(articleId: string, draft: ArticleDraft, fetchSchema: () => Promise<z.ZodType<PublishableArticle>>) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const showArticle = useShowArticle()
  const { isBusy, run } = useAction(
    async (step: Step) => {
      if (step.kind !== 'withdraw') {
        setAttempt((count) => count + 1)
        const wrong = isOff(step) ? [] : problemsIn(await fetchSchema(), draft)
        setProblems(wrong)
        if (wrong.length > 0) return
      }
      const article = await send(articleId, draft, step)
      draft.autosave.stored({ fields: article.fields, at: article.revision })
      await showArticle(article, done[step.kind])
    },
    (error) => {
      if (error instanceof CallFailed && error.code === 'slugTaken')
        return setProblems([{ fieldId: 'article-slug', message: error.sentence }])
      // Without an answer the result is unknown. Publishing twice does no harm.
      tellFailure({ title: error instanceof CallFailed ? 'Nothing Was Changed' : 'No Answer From the Server' }, error)
    },
  )
  const errors = Object.fromEntries(problems.map(({ fieldId, message }) => [fieldId.replace('article-', ''), message]))
  return { problems, errors, attempt, isBusy, run }
}

const isOff = (step: Step): boolean => step.kind === 'schedule' && step.at === null

function problemsIn(schema: z.ZodType<PublishableArticle>, { fields }: ArticleDraft): Problem[] {
  const issues = schema.safeParse(fields).error?.issues ?? []
  return issues.map(({ path, message }) => ({ fieldId: `article-${String(path[0])}`, message }))
}

/** Saves the typed text first, so that exactly this text is published. */
async function send(articleId: string, { autosave }: ArticleDraft, step: Step): Promise<EditedArticle> {
  const params = { articleId }
  const { at: revision } = await autosave.saveNow()
  if (step.kind === 'withdraw') return call('POST /api/admin/blog/:articleId/withdraw', { params })
  if (step.kind === 'publish') return call('POST /api/admin/blog/:articleId/publish', { params, body: { revision } })
  return call('POST /api/admin/blog/:articleId/schedule', { params, body: { revision, at: step.at } })
}
