import { useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { Strength } from '../contract.ts'
import { strength } from './candidate-home-queries.ts'

/** Where each part of a profile is filled in. `edit-` and a field open the profile's form at that field. */
const fieldOf: Readonly<Record<string, string>> = {
  CV: '/cv-builder',
  'Verified email': '/settings#account',
  Photo: '/profile#photo',
  Phone: '/profile?edit=phone',
  Location: '/profile?edit=location',
  Skills: '/profile?edit=skills',
  Experience: '/profile?edit=experience',
  'Current salary': '/profile?edit=currentSalary',
  'Expected salary': '/profile?edit=expectedSalary',
  Availability: '/profile?edit=availabilityDays',
}

/** One segment per part, with a width by its points: filled parts are coloured, missing ones are named below. */
export function StrengthCard({ id }: { readonly id: string }) {
  const { data } = useSuspenseQuery(strength)
  const missing = data.parts.filter(({ isFilled }) => !isFilled)
  return (
    <Card id={id} className="grid scroll-mt-20 gap-3" aria-labelledby={`${id}-title`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`${id}-title`} className="text-lg">
          Profile strength
        </h2>
        <p className="text-xl font-semibold">{data.percent}%</p>
      </div>
      <Segments parts={data.parts} />
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 text-leaf">
          <Check aria-hidden="true" className="size-5" /> Nothing is missing.
        </p>
      ) : (
        <ul className="grid gap-2">
          {missing.map(({ name, points, fix }) => (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3">
              <Link
                to={fieldOf[name] ?? '/profile'}
                className="-my-2.5 py-2.5 font-medium text-blue-dark underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="text-soft">+{points}%</span>
              <span className="col-span-2 text-sm text-soft">{fix}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The points are multiples of five, so twenty columns fit without inline styles. */
const columnPoints = 5

function Segments({ parts }: { readonly parts: Strength['parts'] }) {
  const filledFirst = parts.toSorted((a, b) => Number(b.isFilled) - Number(a.isFilled))
  return (
    <div aria-hidden="true" className="grid grid-cols-20 gap-0.5">
      {filledFirst.flatMap(({ name, points, isFilled }) =>
        Array.from({ length: points / columnPoints }, (_, column) => (
          <span
            key={`${name}-${column}`}
            className={`h-3 border ${isFilled ? 'border-blue bg-blue' : 'border-line-strong bg-paper'}`}
          />
        )),
      )}
    </div>
  )
}
