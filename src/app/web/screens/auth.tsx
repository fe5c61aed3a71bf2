import { useQuery, useQueryClient } from '@tanstack/react-query'
import { redirect, useLocation, useNavigate } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import type { User } from '#features/auth/contract.ts'
import { authTabIn, isForEmployers, safeReturnTo } from '#features/auth/rules.ts'
import { noticeIn, signedInMessage } from '#features/auth/web/auth-messages.ts'
import { AuthPanel } from '#features/auth/web/auth-panel.tsx'
import { titleOf } from '#features/auth/web/auth-titles.ts'
import { Pitch } from '#features/auth/web/pitch.tsx'
import { becomeSignedIn, findSignedIn, typedEmail } from '#features/auth/web/signed-in.ts'
import { WishWaiting } from '#features/wishes/web/wish-waiting.tsx'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { toast } from '#platform/web/ui/toast.ts'

/** A signed-in person is redirected, except with a link from an email. */
export const loader = load(async (client, { searchParams }) => {
  const user = await findSignedIn(client)
  if (searchParams.get('error')) await client.ensureQueryData(typedEmail)
  return user && !searchParams.get('token') && redirect(safeReturnTo(searchParams.get('returnTo')))
})

export function Component() {
  const params = useSearchParams()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: typed } = useQuery({ ...typedEmail, enabled: false })
  const tab = authTabIn(pathname, params)
  const isEmployer = isForEmployers(pathname)
  const returnTo = safeReturnTo(params.get('returnTo'))
  const { heading, lead, ...about } = titleOf(tab, isEmployer)
  async function handleSignedIn(user: User): Promise<void> {
    await becomeSignedIn(client, user)
    toast(signedInMessage)
    await navigate(returnTo, { replace: true })
  }
  return (
    <div className="grid items-start gap-8 py-6 two:grid-cols-[1fr_27rem] two:gap-16 two:py-16">
      <Seo {...about} path={isEmployer ? '/employer/login' : '/auth'} isHidden={tab !== 'login' && tab !== 'register'} />
      <Card className="w-full max-w-md justify-self-center two:col-start-2 two:row-start-1">
        <h1 className="pb-3 text-2xl">{heading}</h1>
        {lead && <p className="pb-3 text-soft">{lead}</p>}
        <WishWaiting />
        <AuthPanel
          tab={tab}
          token={params.get('token') ?? ''}
          typedBefore={typed?.email ?? ''}
          notice={noticeIn(params)}
          isEmployer={isEmployer}
          returnTo={returnTo}
          onSignedIn={handleSignedIn}
        />
      </Card>
      <Pitch isEmployer={isEmployer} />
    </div>
  )
}
