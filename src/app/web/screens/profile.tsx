import { strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { StrengthCard } from '#features/candidate-home/web/strength-card.tsx'
import { ProfilePage } from '#features/profiles/web/profile-page.tsx'
import { myProfile } from '#features/profiles/web/profile-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ownNavigation } from '../candidate-navigation.ts'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn((client) => Promise.all([client.ensureQueryData(myProfile), client.ensureQueryData(strength)]))

export function Component() {
  return (
    <>
      <Seo title="My Profile" isHidden />
      <ProfilePage links={<OwnLinks />} strength={<StrengthCard id="profile-strength" />} />
    </>
  )
}

function OwnLinks() {
  return (
    <nav aria-label="Yours" className="mb-4 flex flex-wrap gap-2">
      {ownNavigation.map(({ to, label }) => (
        <ButtonLink key={to} to={to} look="secondary" className="max-two:px-3">
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
