import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { totalText } from '../rules.ts'
import { useHasRoom } from './room.ts'
import { countFor, firstPageOf, jobsFor, type SearchState } from './job-search.ts'
import { useExactTotal } from './use-exact-total.ts'

type ShowButtonProps = { readonly search: SearchState; readonly chosen: SearchState | undefined }

/** Ends the sheet of filters: it says how many jobs they leave. */
export function ShowButton({ search, chosen }: ShowButtonProps) {
  const client = useQueryClient()
  const hasRoom = useHasRoom()
  const { data } = useQuery({
    ...countFor(firstPageOf(chosen ?? search)),
    // Where there is room, this button is not shown.
    enabled: !hasRoom && chosen !== undefined,
    // The last figure stays until the next one is there, so that the button keeps its width.
    placeholderData: (before) => before,
  })
  const total = useExactTotal(chosen ?? search, (data ?? client.getQueryData(jobsFor(search).queryKey))?.total ?? '')
  return (
    <Button type="submit" className="lg:hidden">
      {total === '' ? 'Show jobs' : `Show ${totalText(total)}`}
    </Button>
  )
}
