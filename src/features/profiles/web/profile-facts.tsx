import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { availabilities } from '#features/auth/rules.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { Profile } from '../contract.ts'
import { demographicLabels, rupeesText, yearsText } from '../rules.ts'

type ProfileProps = { readonly profile: Profile }

/** If the account has no value, that of the CV is shown. */
export function ContactCard({ profile: { email, phone, location, cv } }: ProfileProps) {
  const rows = [
    { Icon: Mail, label: 'Email', field: 'email', value: email, inCv: null },
    { Icon: Phone, label: 'Phone', field: 'phone', value: phone, inCv: cv?.phone },
    { Icon: MapPin, label: 'Location', field: 'location', value: location, inCv: cv?.address },
  ]
  return (
    <Card className="grid gap-3 wrap-anywhere">
      <h2 className="text-lg">Contact Information</h2>
      <dl className="grid gap-3">
        {rows.map(({ Icon, label, field, value, inCv }) => (
          <div key={label}>
            <dt className="flex items-center gap-2 text-sm text-soft">
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {label}
            </dt>
            <dd className="pl-6">
              {value ?? inCv ?? <AddLink label={label} field={field} />}
              {value === null && inCv && <span className="text-sm text-soft"> (from your CV)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The facts by which jobs are matched, besides the skills. */
export function PreferencesCard({ profile }: ProfileProps) {
  const { experience, demographic, availabilityDays, willingToMove, currentSalary, expectedSalary } = profile
  const days = availabilities.find(([value]) => value === availabilityDays)?.[1]
  const rows: readonly (readonly [label: string, field: string, value: ReactNode])[] = [
    ['Experience', 'experience', experience === null ? null : yearsText(experience)],
    ['Group', 'demographic', demographic && demographicLabels[demographic]],
    ['Availability', 'availabilityDays', days],
    ['Willing to move', 'willingToMove', willingToMove ? 'Yes' : 'No'],
    ['Current salary', 'currentSalary', currentSalary === null ? null : `${rupeesText(currentSalary)} a year`],
    ['Expected salary', 'expectedSalary', expectedSalary === null ? null : `${rupeesText(expectedSalary)} a year`],
  ]
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Work preferences</h2>
      <dl className="grid gap-2">
        {rows.map(([label, field, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right">{value ?? <AddLink label={label} field={field} />}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">Only you see your current salary.</p>
    </Card>
  )
}

/** Opens the form at the field. */
function AddLink({ label, field }: { readonly label: string; readonly field: string }) {
  return (
    <Link to={`/profile?edit=${field}`} className="-my-2.5 inline-block py-2.5 font-medium text-blue-dark hover:underline">
      + Add <span className="sr-only">{label.toLowerCase()}</span>
    </Link>
  )
}
