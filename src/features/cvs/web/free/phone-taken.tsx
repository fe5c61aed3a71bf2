import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Card } from '#platform/web/ui/card.tsx'
import type { CvFields } from '../cv-fields.ts'
import { MailMyLink } from '../view/mail-my-link.tsx'

/** Whose CV it is, is not said: the link goes to the address in it. */
export function PhoneTaken() {
  const { getValues } = useFormContext<CvFields>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card role="alert" className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg text-brick outline-none">
        A CV with this phone number already exists
      </h2>
      <p className="max-w-prose">
        One CV per phone number is allowed. If that CV is yours, let us mail you its link: there you see it, and can delete it to
        make a new one. What you have typed here stays.
      </p>
      <MailMyLink first={getValues('personalInfo.phone')} />
    </Card>
  )
}
