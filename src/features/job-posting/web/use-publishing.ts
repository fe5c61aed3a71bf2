import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useChecks } from '#platform/web/use-checks.ts'
import type { jobPosting, PostingState } from '../contract.ts'
import type { PostingFields } from '../fields.ts'
import { fieldId } from './field-props.ts'
import { postingPath } from './posting-paths.ts'
import { forgetPostings } from './posting-queries.ts'
import type { PostingDraft } from './use-posting-draft.ts'

const call = apiCalls<typeof jobPosting>()
/** Imported at the first publishing, so that it is not in the first load. */
const fetchSchema = async () => (await import('../posting-schema.ts')).Posting

const doneTexts: Readonly<Partial<Record<PostingState, string>>> = {
  waiting: 'Saved. We publish it when your company is verified',
  held: 'Saved. It is public once our staff have looked at it',
}

type Errors = Readonly<Record<string, string>>

/** Publishes a posting. Errors are shown at their fields, and in a list that takes the focus. */
export function usePublishing(postingId: string, { fields, autosave }: PostingDraft) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { checks: schema } = useChecks(fetchSchema)
  const [tried, setTried] = useState(0)
  const [refused, setRefused] = useState<Errors>({})
  const errors = tried > 0 ? { ...errorsIn(schema, fields), ...refused } : {}
  const { isBusy, run } = useAction(
    async () => {
      setRefused({})
      setTried((count) => count + 1)
      if (Object.keys(errorsIn(await fetchSchema(), fields)).length > 0) return
      // A copied posting without changes has not been stored yet.
      if (autosave.base().at === null) autosave.overwrite()
      const { at } = await autosave.saveNow()
      const { state } = await call('POST /api/employer/postings/:postingId/publish', {
        params: { postingId },
        query: at === null ? {} : { base: at },
      })
      toast({ title: doneTexts[state] ?? 'Published' })
      await forgetPostings(client, postingId)
      await navigate(postingPath(postingId))
    },
    (error) => {
      if (error instanceof CallFailed && error.code === 'tooLate') return setRefused({ applyBy: error.sentence })
      return tellFailure({ title: 'Not Published' }, error)
    },
  )
  const problems = Object.entries(errors).map(([path, message]) => ({ fieldId: fieldId(path), message }))
  return { problems, attempt: tried, errors, publish: () => run(), isBusy }
}

type Schema = Awaited<ReturnType<typeof fetchSchema>>

function errorsIn(schema: Schema | null, fields: PostingFields): Errors {
  const issues = schema?.safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
