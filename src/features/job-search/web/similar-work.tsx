import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { nearMissesOf, type SearchState } from './job-search.ts'
import { SomeWords } from './some-words.tsx'

type SimilarWorkProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

/** Below a list of few jobs: those that have some of the words, or are of a similar trade. */
export function SimilarWork({ search, actionsFor }: SimilarWorkProps) {
  // Fetched with the list: what came later would move what stands below.
  const { someWords = [] } = useQuery({ ...nearMissesOf(search), enabled: false }).data ?? {}
  return someWords.length > 0 && <SomeWords groups={someWords} actionsFor={actionsFor} />
}
