import { useState } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import type { StaffMember } from '../../contract.ts'
import { CodeForm } from './code-form.tsx'
import { FirstSecondFactor } from './first-second-factor.tsx'
import { PasswordStep } from './password-step.tsx'
import { QuickResetForm } from './quick-reset-form.tsx'

type StaffSignInProps = { readonly onSignedIn: () => void }

type NamedPerson = Pick<StaffMember, 'firstName'>
type LoginFields = { readonly email: string; readonly password: string }

/** `filled` are the values that a reset has filled in. */
type Step =
  | { readonly name: 'login'; readonly filled?: LoginFields }
  | { readonly name: 'reset' | 'code' }
  | { readonly name: 'setup'; readonly person: NamedPerson }
  | { readonly name: 'success'; readonly person: NamedPerson }

/** The steps of the sign-in. A password is on the screen only while it is needed; then the name of the person replaces the form. */
export function StaffSignIn({ onSignedIn }: StaffSignInProps) {
  const [step, setStep] = useState<Step>({ name: 'login' })
  const toLogin = (): void => setStep({ name: 'login' })
  function succeed(person: NamedPerson): void {
    setStep({ name: 'success', person })
    onSignedIn()
  }
  if (step.name === 'success')
    return (
      <output className="font-medium">
        <Banner look="done">Welcome, {step.person.firstName}. Opening the dashboard…</Banner>
      </output>
    )
  if (step.name === 'code') return <CodeForm onSignedIn={succeed} onBack={toLogin} />
  if (step.name === 'setup') return <FirstSecondFactor onDone={() => succeed(step.person)} onBack={toLogin} />
  if (step.name === 'reset') return <QuickResetForm onReset={(filled) => setStep({ name: 'login', filled })} onBack={toLogin} />
  return (
    <PasswordStep
      filled={step.name === 'login' ? step.filled : undefined}
      onReset={() => setStep({ name: 'reset' })}
      onSignedIn={({ next, ...person }) => {
        if (next === 'dashboard') succeed(person)
        else setStep(next === 'code' ? { name: next } : { name: next, person })
      }}
    />
  )
}
