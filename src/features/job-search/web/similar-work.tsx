import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { nearMissesOf, type SearchState } from './job-search.ts'
import { SomeWords } from './some-words.tsx'

type SimilarWorkProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

/** Jobs that match some of the words or are of a similar trade, shown below a short list. */
export function SimilarWork({ search, actionsFor }: SimilarWorkProps) {
  // The data is fetched together with the list, because later content would move the page.
  const { someWords = [] } = useQuery({ ...nearMissesOf(search), enabled: false }).data ?? {}
  return someWords.length > 0 && <SomeWords groups={someWords} actionsFor={actionsFor} />
}
