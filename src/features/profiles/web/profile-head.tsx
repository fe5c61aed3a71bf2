import { MapPin } from 'lucide-react'
import { Card } from '#platform/web/ui/card.tsx'
import type { Profile } from '../contract.ts'
import { PhotoControl } from './photo-control.tsx'

export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const { firstName, lastName, location, cv, workExperience } = profile
  const work = (cv?.experience ?? workExperience).find(({ current }) => current)
  const place = location ?? cv?.address
  return (
    <Card id="photo" className="grid gap-5 sm:grid-cols-[auto_1fr] sm:gap-6">
      <PhotoControl profile={profile} />
      <div className="grid content-start gap-1 wrap-anywhere sm:pt-4">
        <h2 className="text-xl">{`${firstName} ${lastName}`}</h2>
        {work && <p>{`${work.position}, ${work.company}`}</p>}
        {place && (
          <p className="flex items-start gap-2 text-soft">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {place}
          </p>
        )}
      </div>
    </Card>
  )
}
