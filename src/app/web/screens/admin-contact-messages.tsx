import { queuedMessages, MessageQueue } from '#features/contact/web/message-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('contact-messages', (client, filter) =>
  client.fetchQuery({ ...queuedMessages(1, filter), staleTime: 0 }),
)

export function Component() {
  return (
    <>
      <Seo title="Contact Messages" isHidden />
      <StaffHeading title="Contact Messages" lead="Unanswered first. Reply by email, then mark it here." />
      <MessageQueue />
    </>
  )
}
