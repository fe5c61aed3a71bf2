import type { ComponentProps } from 'react'
import { StaffFrame, type StaffScreen } from '#features/staff/web/staff-frame.tsx'

/** The screens of the staff area, one line each: its navigation and its dashboard are made from this list. */
export const staffScreens: readonly StaffScreen[] = [
  {
    to: '/admin/company-ratings',
    title: 'Company Ratings',
    text: 'What people say of companies, before it appears.',
    role: 'support',
  },
  { to: '/admin/contact-messages', title: 'Contact Messages', text: 'What was left in the contact form.', role: 'support' },
]

export function StaffArea(props: Omit<ComponentProps<typeof StaffFrame>, 'screens'>) {
  return <StaffFrame {...props} screens={staffScreens} />
}
