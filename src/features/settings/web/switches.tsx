import { useSuspenseQuery } from '@tanstack/react-query'
import { consentText } from '#features/privacy/consent-texts.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { SwitchField } from '#platform/web/ui/switch-field.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Settings } from '../contract.ts'
import { mySettings } from './settings-queries.ts'
import { useSwitch } from './use-switch.ts'

type Switch = readonly [name: keyof Settings, label: string, hint: string]

const notifications: readonly Switch[] = [
  ['jobAlerts', 'Job alerts', 'New jobs for your wishes and saved searches, in one letter a day.'],
  [
    'applicationUpdates',
    'Application updates',
    'Interviews, offers and the first news of a day by mail at once; the rest in one letter at eight in the morning.',
  ],
  [
    'emailDigest',
    'Email digest',
    'One letter a day, instead of some at once. With application updates on, interviews, offers and messages wait for it too.',
  ],
  ['smsNotifications', 'SMS notifications', 'We send no SMS yet. If we begin to, this says whether you want them.'],
  ['marketingEmails', 'Marketing emails', consentText('marketing').text],
]

/** The settings that apply to employers. */
const hiring: readonly Switch[] = [
  [
    'applicationUpdates',
    'Application updates',
    'The first application or withdrawal of a day by mail at once; the rest in one letter at eight in the morning.',
  ],
  [
    'emailDigest',
    'Email digest',
    'One letter a day, instead of some at once. With application updates on, messages wait for it too.',
  ],
]

const privacy: readonly Switch[] = [
  ['profileVisibility', 'Profile visibility', 'Employers who search for people may find you.'],
  ['showSalaryExpectations', 'Show salary expectations', 'Employers who find you see what you would like to earn.'],
  ['allowRecruiterContact', 'Allow recruiter contact', 'Employers who find you may see how to reach you.'],
]

/** The same text may be shown elsewhere on the screen too. */
export type SwitchesProps = { readonly onChanged?: () => void }

export function NotificationSwitches({ onChanged }: SwitchesProps) {
  return <Switches title="Notifications" switches={notifications} {...(onChanged && { onChanged })} />
}

export function HiringSwitches() {
  return <Switches title="Notifications" switches={hiring} />
}

export function PrivacySwitches() {
  return <Switches title="Privacy" switches={privacy} />
}

function Switches({
  title,
  switches,
  onChanged,
}: SwitchesProps & { readonly title: string; readonly switches: readonly Switch[] }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      {switches.map((shown) => (
        <OneSwitch key={shown[0]} shown={shown} {...(onChanged && { onChanged })} />
      ))}
    </Card>
  )
}

function OneSwitch({ shown: [name, label, hint], onChanged }: SwitchesProps & { readonly shown: Switch }) {
  const { data } = useSuspenseQuery(mySettings)
  const { change, ...state } = useSwitch(name, onChanged)
  return <SwitchField label={label} hint={hint} isOn={data[name]} isDisabled={!useHydrated()} onChange={change} {...state} />
}
