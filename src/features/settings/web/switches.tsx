import { useSuspenseQuery } from '@tanstack/react-query'
import { consentText } from '#features/privacy/consent-texts.ts'
import { SwitchField } from '#platform/web/ui/switch-field.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Settings } from '../contract.ts'
import { mySettings } from './settings-queries.ts'
import { useSwitch } from './use-switch.ts'

type Switch = readonly [name: keyof Settings, label: string, hint: string]

const notifications: readonly Switch[] = [
  ['jobAlerts', 'Job alerts', 'New jobs for your wishes and searches, one email a day.'],
  [
    'applicationUpdates',
    'Application updates',
    "Interviews, offers and each day's first update immediately. Other updates at 8 am.",
  ],
  ['emailDigest', 'Email digest', 'Send everything in one daily email, including interviews and offers.'],
  ['smsNotifications', 'SMS notifications', "SMS isn't available yet. We'll use this choice when it is."],
  ['marketingEmails', 'Marketing emails', consentText('marketing').text],
]

/** The settings that concern employers. */
const hiring: readonly Switch[] = [
  ['applicationUpdates', 'Application updates', "Each day's first application or withdrawal immediately. Others at 8 am."],
  ['emailDigest', 'Email digest', 'Send everything in one daily email, including messages.'],
  ['jobAlerts', 'Saved resume searches', 'New people for your saved searches, one email a day.'],
]

const privacy: readonly Switch[] = [
  ['profileVisibility', 'Profile visibility', 'Employers who search for candidates can find you.'],
  ['showSalaryExpectations', 'Show salary expectations', 'Employers can see your expected salary.'],
  ['allowRecruiterContact', 'Allow recruiter contact', 'Employers may ask for your phone and email, and invite you to apply.'],
  [
    'shareWithVerifiedEmployers',
    'Share with verified employers',
    'Verified companies that ask get your phone and email immediately. Otherwise you answer each of them.',
  ],
  ['rememberConversations', 'Remember conversations', 'What you write to the assistant is stored, and only you can read it.'],
]

/** `onChanged` is for other parts of the screen that show the same text. */
export type SwitchesProps = { readonly onChanged?: () => void }

export function NotificationSwitches({ onChanged }: SwitchesProps) {
  return <Switches switches={notifications} {...(onChanged && { onChanged })} />
}

export function HiringSwitches() {
  return <Switches switches={hiring} />
}

export function PrivacySwitches() {
  return <Switches switches={privacy} />
}

function Switches({ switches, onChanged }: SwitchesProps & { readonly switches: readonly Switch[] }) {
  return switches.map((shown) => <OneSwitch key={shown[0]} shown={shown} {...(onChanged && { onChanged })} />)
}

function OneSwitch({ shown: [name, label, hint], onChanged }: SwitchesProps & { readonly shown: Switch }) {
  const { data } = useSuspenseQuery(mySettings)
  const { change, ...state } = useSwitch(name, onChanged)
  return <SwitchField label={label} hint={hint} isOn={data[name]} isDisabled={!useHydrated()} onChange={change} {...state} />
}
