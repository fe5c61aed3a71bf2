import { useQuery } from '@tanstack/react-query'
import { loginHref } from '#features/auth/login-href.ts'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { JoinTeam } from '#features/employers/web/team/join-team.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

/** Opened by the link in an invitation into the team of a company. */
export function Component() {
  const token = useSearchParams().get('token') ?? ''
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <div className="grid py-8 two:py-20">
      <Seo title="Join a team" isHidden />
      <Card className="grid w-full max-w-lg gap-4 justify-self-center wrap-anywhere">
        <h1 className="text-2xl">Join a team</h1>
        <JoinTeam token={token} email={user?.email ?? null} loginHref={loginHref(`/employer/join?token=${token}`)} />
      </Card>
    </div>
  )
}
