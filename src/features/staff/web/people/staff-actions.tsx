import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { StaffChange, StaffListed, staffPeople } from '../../people-contract.ts'
import { roleLabels } from '../../permissions.ts'
import { useConfirmedAction } from '../account/password-prompt.tsx'
import { staffPeopleList } from '../staff-lists.ts'

const call = apiCalls<typeof staffPeople>()

type Act = StaffChange | 'invite' | 'reset second factor'

/** The actions of an administrator on another account. All of them require a password entered in the last minutes. */
export function StaffActions({ person }: { readonly person: StaffListed }) {
  const { firstName, lastName, isActive, lastLogin, hasSecondFactor } = person
  const { isBusy, run, prompt } = useActs(person)
  const isHydrated = useHydrated()
  const name = `${firstName} ${lastName}`
  const button = { isBusy, disabled: !isHydrated, look: 'secondary' } as const
  return (
    <div className="flex flex-wrap items-end gap-3">
      {isActive && <RoleField person={person} isDisabled={!isHydrated || isBusy} onChange={(role) => run({ role })} />}
      {isActive && !lastLogin && (
        <Button {...button} aria-label={`Resend invitation to ${name}`} onClick={() => run('invite')}>
          Resend invitation
        </Button>
      )}
      {hasSecondFactor && (
        <Button {...button} aria-label={`Remove second factor of ${name}`} onClick={() => run('reset second factor')}>
          Remove second factor
        </Button>
      )}
      {isActive ? (
        <Button {...button} look="danger" aria-label={`Deactivate ${name}`} onClick={() => run({ isActive: false })}>
          Deactivate
        </Button>
      ) : (
        <Button {...button} aria-label={`Activate ${name}`} onClick={() => run({ isActive: true })}>
          Activate
        </Button>
      )}
      {prompt}
    </div>
  )
}

type RoleFieldProps = {
  readonly person: StaffListed
  readonly isDisabled: boolean
  readonly onChange: (role: StaffListed['role']) => void
}

function RoleField({ person: { firstName, lastName, role }, isDisabled, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      aria-label={`Role of ${firstName} ${lastName}`}
      value={role}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value as StaffListed['role'])} // the value of an option below
    >
      {Object.entries(roleLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function useActs(person: StaffListed) {
  const client = useQueryClient()
  return useConfirmedAction(async (act: Act) => {
    toast({ title: await perform(person, act) })
    await client.invalidateQueries(staffPeopleList)
  }, 'Not Changed')
}

/** Returns the message about the result. */
async function perform({ id: staffId, firstName }: StaffListed, act: Act): Promise<string> {
  const params = { staffId }
  if (act === 'invite') return (await call('POST /api/admin/staff/:staffId/invitation', { params })).message
  if (act === 'reset second factor') {
    await call('DELETE /api/admin/staff/:staffId/second-factor', { params })
    return `${firstName} signs in without a second factor now`
  }
  const { role, isActive } = await call('PUT /api/admin/staff/:staffId', { params, body: act })
  if (act.role) return `${firstName} is now: ${roleLabels[role]}`
  return isActive ? `${firstName} can sign in again` : `${firstName} was signed out and cannot sign in`
}
