import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { totalText } from '#platform/contract/total-text.ts'
import { useIsWide } from './wide-screen.ts'
import { countFor, firstPageOf, jobsFor, type SearchState } from './job-search.ts'
import { useExactTotal } from './use-exact-total.ts'

type ShowButtonProps = { readonly search: SearchState; readonly chosen: SearchState | undefined }

/** The submit button at the end of the sheet of filters. It shows how many jobs the chosen filters find. */
export function ShowButton({ search, chosen }: ShowButtonProps) {
  const client = useQueryClient()
  const isWide = useIsWide()
  const { data } = useQuery({
    ...countFor(firstPageOf(chosen ?? search)),
    // The button is hidden on wide screens.
    enabled: !isWide && chosen !== undefined,
    // The previous number stays until the next one has loaded, so that the width of the button does not change.
    placeholderData: (before) => before,
  })
  const total = useExactTotal(chosen ?? search, (data ?? client.getQueryData(jobsFor(search).queryKey))?.total ?? '')
  return (
    <Button type="submit" className="lg:hidden">
      {total === '' ? 'Show jobs' : `Show ${totalText(total, 'job')}`}
    </Button>
  )
}
