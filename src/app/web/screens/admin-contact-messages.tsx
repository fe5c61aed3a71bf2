import '../later.css'
import { leftMessages, MessageDesk } from '#features/contact/web/message-desk.tsx'
import { StaffFrame } from '#features/staff/web/staff-frame.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...leftMessages(1), staleTime: 0 }), 'support')

export function Component() {
  return (
    <StaffFrame title="Contact Messages" lead="What waits for an answer stands first. Answer by mail, then mark it here.">
      <Seo title="Contact messages" isHidden />
      <MessageDesk />
    </StaffFrame>
  )
}
