import { useState } from 'react'
import { Button, ButtonLink, type ButtonLook } from '#platform/web/ui/button.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx'
import { CheckField, Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { Tooltip, Tooltips } from '#platform/web/ui/tooltip.tsx'

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger']

export function KitButtons() {
  return (
    <>
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          <Button look={look}>Send Application</Button>
          <Button look={look} isBusy>
            Sending…
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <ButtonLink look={look} to="/dev/ui">
            A link
          </ButtonLink>
        </div>
      ))}
    </>
  )
}

export function KitFields() {
  return (
    <form className="grid max-w-lg gap-5">
      <Field label="Full name" autoComplete="name" defaultValue="Lakshmi Venkataraman" />
      <Field label="Expected salary" hint="In rupees a year, before tax" inputMode="numeric" isOptional />
      <Field label="Email" type="email" defaultValue="lakshmi@" error="Please enter a valid email" />
      <Field label="Account" disabled defaultValue="Cannot be changed" />
      <TextAreaField label="Summary" hint="At least 50 characters" error="Summary must be at least 50 characters" />
      <SelectField label="Availability">
        <option>Immediately</option>
        <option>15 days</option>
      </SelectField>
      <RadioField
        legend="Experience"
        name="experience"
        defaultValue="mid"
        choices={[
          { value: 'entry', label: 'Entry', hint: '0–2 years' },
          { value: 'mid', label: 'Mid', hint: '3–5 years' },
          { value: 'senior', label: 'Senior', hint: '6 years and more' },
        ]}
      />
      <RadioField
        legend="Work place"
        name="place"
        error="Choose one"
        choices={[
          { value: 'office', label: 'Office' },
          { value: 'home', label: 'Home' },
        ]}
      />
      <CheckField label="I currently work here" defaultChecked />
    </form>
  )
}

export function KitProblems() {
  const [hasProblems, setProblems] = useState(false)
  return (
    <div className="grid max-w-lg gap-5">
      {hasProblems && <ErrorSummary attempt={1} problems={[{ fieldId: 'dev-city', message: 'City is required' }]} />}
      <Field id="dev-city" label="City" error={hasProblems ? 'City is required' : undefined} />
      <Button className="justify-self-start" onClick={() => setProblems(!hasProblems)}>
        {hasProblems ? 'Fix' : 'Refuse the form'}
      </Button>
    </div>
  )
}

export function KitOverlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={() => toast({ title: 'Job Saved!', text: 'Find it under Saved jobs.' })}>
        Say something
      </Button>
      <Button look="secondary" onClick={() => toast({ title: 'Application Failed', text: '503: {}', isAlert: true })}>
        Say that it failed
      </Button>
      <Button
        look="secondary"
        onClick={() => toast({ title: 'CV Required', isAlert: true, links: [{ to: '/cv-builder', label: 'Build my CV' }] })}
      >
        Say where to fix it
      </Button>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Tooltips>
        <Tooltip text="Only you can see this">
          <Button look="secondary">Rest here</Button>
        </Tooltip>
        <Tooltip text="This one need not be waited for">
          <Button look="secondary">Then here</Button>
        </Tooltip>
      </Tooltips>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Withdraw the application?" description="The employer will see it.">
        <Button look="danger" onClick={() => setOpen(false)}>
          Withdraw
        </Button>
      </Dialog>
    </div>
  )
}
