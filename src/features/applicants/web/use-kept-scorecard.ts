import { useEffect, useRef, useState } from 'react'
import { keepText, keptText } from '#platform/web/kept-text.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Scorecard } from '../assessment-contract.ts'

export type Ratings = Readonly<Record<string, number>>
type ScorecardDraft = { readonly ratings: Ratings; readonly comment: string }

const keyOf = (applicationId: string): string => `scorecard-${applicationId}`

function readDraft(applicationId: string): ScorecardDraft | null {
  return JSON.parse(keptText(keyOf(applicationId)) || 'null') as ScorecardDraft | null // written below
}

export const forgetScorecard = (applicationId: string): void => keepText(keyOf(applicationId), '')

const commentIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLTextAreaElement>('[name=comment]') ?? null

/** Keeps an unsaved scorecard while the person looks at other applicants, and after a reload. */
export function useKeptScorecard(applicationId: string, mine: Scorecard | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Ratings | null>(null)
  const saved = Object.fromEntries((mine?.ratings ?? []).map(({ competency, score }) => [competency, score]))
  const ratings: Ratings = chosen ?? (isHydrated ? readDraft(applicationId)?.ratings : null) ?? saved
  const keep = (rated: Ratings): void => {
    const draft: ScorecardDraft = { ratings: rated, comment: commentIn(form.current)?.value ?? '' }
    keepText(keyOf(applicationId), JSON.stringify(draft))
  }
  useEffect(() => {
    const draft = readDraft(applicationId)
    const field = commentIn(form.current)
    if (draft && field) field.value = draft.comment
  }, [applicationId])
  return {
    form,
    ratings,
    rate: (competency: string, score: number): void => {
      const rated = { ...ratings, [competency]: score }
      setChosen(rated)
      keep(rated)
    },
    /** Keeps the comment. Ratings are kept at once when they are given. */
    keepComment: ({ target }: { readonly target: EventTarget }): void => {
      if (target === commentIn(form.current)) keep(ratings)
    },
  }
}
