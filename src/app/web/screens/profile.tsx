import { strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { StrengthCard } from '#features/candidate-home/web/strength-card.tsx'
import { ProfilePage } from '#features/profiles/web/profile-page.tsx'
import { myProfile } from '#features/profiles/web/profile-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn((client) => Promise.all([client.ensureQueryData(myProfile), client.ensureQueryData(strength)]))

export function Component() {
  return (
    <>
      <Seo title="My Profile" isHidden />
      <ProfilePage strength={<StrengthCard id="profile-strength" />} />
    </>
  )
}
