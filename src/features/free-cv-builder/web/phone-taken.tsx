import { useFormContext } from 'react-hook-form'
import { Card } from '#platform/web/ui/card.tsx'
import { FocusedHeading } from '#features/cv-builder/web/arrival-heading.tsx'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { MailMyLink } from '#features/cv-sharing/web/mail-my-link.tsx'

/** Does not reveal whose CV it is: the link is emailed to the address in the CV. */
export function PhoneTaken() {
  const { getValues } = useFormContext<CvFields>()
  return (
    <Card role="alert" className="grid gap-3">
      <FocusedHeading className="scroll-mt-24 text-lg text-brick">A CV with this phone number already exists</FocusedHeading>
      <p className="max-w-prose">
        One CV per phone number is allowed. If it's yours, we'll email you its link so you can view or delete it. What you typed
        here is saved.
      </p>
      <MailMyLink first={getValues('personalInfo.phone')} />
    </Card>
  )
}
