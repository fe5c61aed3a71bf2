import { queuedMessages, MessageQueue } from '#features/contact/web/message-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...queuedMessages(1), staleTime: 0 }), 'contact-messages')

export function Component() {
  return (
    <>
      <Seo title="Contact messages" isHidden />
      <StaffHeading title="Contact Messages" lead="Unanswered first. Reply by email, then mark it here." />
      <MessageQueue />
    </>
  )
}
