import '../later.css'
import { useQueryClient } from '@tanstack/react-query'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { safeReturnTo } from '#features/auth/rules.ts'
import { AuthForm } from '#features/auth/web/auth-form.tsx'
import { noticeIn, signedInMessage } from '#features/auth/web/auth-messages.ts'
import { type AuthTab, AuthTabs } from '#features/auth/web/auth-tabs.tsx'
import { becomeSignedIn, findSignedIn } from '#features/auth/web/signed-in.ts'
import type { User } from '#features/auth/contract.ts'
import { brand } from '#features/site/brand.ts'
import { WishWaiting } from '#features/wishes/web/wish-waiting.tsx'
import { load } from '#platform/web/load.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { toast } from '#platform/web/ui/toast.ts'

/** Whoever is signed in has nothing to do here; a token that resets no password verifies an email. */
export const loader = load(async (client, url) => {
  const token = url.searchParams.get('token')
  if (token && !token.includes('reset')) return redirect(`/verify-email?token=${encodeURIComponent(token)}`)
  const user = await findSignedIn(client)
  return user && redirect(safeReturnTo(url.searchParams.get('returnTo')))
})

export function Component() {
  const [params] = useSearchParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const current: AuthTab = params.get('tab') === 'register' ? 'register' : 'login'
  const returnTo = safeReturnTo(params.get('returnTo'))
  const hrefOf = (tab: AuthTab): string =>
    `/auth?tab=${tab}${returnTo === '/' ? '' : `&returnTo=${encodeURIComponent(returnTo)}`}`
  async function handleSignedIn(user: User): Promise<void> {
    await becomeSignedIn(client, user)
    toast(signedInMessage)
    await navigate(returnTo, { replace: true })
  }
  return (
    <div className="grid items-start gap-8 py-6 two:grid-cols-[1fr_27rem] two:gap-16 two:py-16">
      <title>{`${current === 'register' ? 'Sign Up' : 'Sign In'} · ${brand.name}`}</title>
      <Card className="w-full max-w-md justify-self-center two:order-2">
        <h1 className="pb-3 text-2xl">{current === 'register' ? 'Create your account' : 'Welcome back'}</h1>
        <WishWaiting />
        <AuthTabs current={current} hrefOf={hrefOf}>
          <AuthForm isNew={current === 'register'} notice={noticeIn(params)} onSignedIn={handleSignedIn} />
        </AuthTabs>
      </Card>
      <Pitch />
    </div>
  )
}

function Pitch() {
  const { activeJobs, companies, jobSeekers } = brand.claims
  return (
    <div className="grid max-w-md gap-6 justify-self-center two:max-w-none two:justify-self-start two:pt-6">
      <p className="text-2xl font-semibold text-balance text-deep two:text-4xl">{brand.tagline}</p>
      <p className="max-w-prose text-lg text-soft">
        One account for your CV, your applications and your wishes. You always see where each application stands.
      </p>
      <dl className="grid max-w-md border-t border-line">
        {[
          [activeJobs, 'active jobs'],
          [companies, 'companies'],
          [jobSeekers, 'job seekers'],
        ].map(([figure, what]) => (
          <div key={what} className="flex flex-row-reverse items-baseline justify-end gap-3 border-b border-line py-3">
            <dt className="text-soft">{what}</dt>
            <dd className="min-w-28 text-xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
