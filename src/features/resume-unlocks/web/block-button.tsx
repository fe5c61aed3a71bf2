import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { call, myBlocks, myRequests } from './unlock-queries.ts'

type BlockButtonProps = { readonly employerId: string; readonly company: string }

/** Renders nothing if the company is already blocked. Blocking can be undone in the list of blocked companies. */
export function BlockButton({ employerId, company }: BlockButtonProps) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { data: blocked } = useSuspenseQuery(myBlocks)
  const { isBusy, run } = useAction(
    async () => {
      client.setQueryData(myBlocks.queryKey, await call('PUT /api/blocked-companies/:employerId', { params: { employerId } }))
      toast({ title: 'Company Blocked', text: `${company} does not find you any more.` })
      await client.invalidateQueries({ queryKey: myRequests.queryKey })
    },
    { title: 'Company Not Blocked' },
  )
  if (blocked.some((each) => each.employerId === employerId)) return null
  return (
    <Button look="danger" isBusy={isBusy} disabled={!isHydrated} aria-label={`Block ${company}`} onClick={() => run()}>
      Block
    </Button>
  )
}

export function BlockedCompanies() {
  const { data } = useSuspenseQuery(myBlocks)
  if (data.length === 0)
    return <p className="text-soft">You have blocked nobody. A blocked company does not find you and cannot ask you.</p>
  return (
    <ul className="grid">
      {data.map(({ employerId, companyName }) => (
        <li
          key={employerId}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 wrap-anywhere"
        >
          {companyName}
          <UnblockButton employerId={employerId} company={companyName} />
        </li>
      ))}
    </ul>
  )
}

function UnblockButton({ employerId, company }: BlockButtonProps) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(
    async () => {
      client.setQueryData(myBlocks.queryKey, await call('DELETE /api/blocked-companies/:employerId', { params: { employerId } }))
    },
    { title: 'Company Still Blocked' },
  )
  return (
    <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} aria-label={`Unblock ${company}`} onClick={() => run()}>
      Unblock
    </Button>
  )
}
