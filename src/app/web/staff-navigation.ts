import type { StaffScreen } from '#features/staff/web/staff-header.tsx'

/** The screens of the staff area, one line each. Those with a text are also on the dashboard. */
export const staffNavigation: readonly StaffScreen[] = [
  { to: '/admin/dashboard', title: 'Dashboard' },
  {
    to: '/admin/company-ratings',
    title: 'Company Ratings',
    text: 'Ratings waiting for review',
    role: 'support',
  },
  { to: '/admin/job-reports', title: 'Reported Jobs', text: 'Jobs that people have reported', role: 'support' },
  {
    to: '/admin/company-verifications',
    title: 'Companies',
    text: 'Companies waiting for verification',
    role: 'sales',
  },
  { to: '/admin/payments', title: 'Payments', text: 'Payments that need a person, and refunds', role: 'sales' },
  { to: '/admin/pricing', title: 'Pricing', role: 'sales' },
  { to: '/admin/revenue', title: 'Revenue', role: 'sales' },
  { to: '/admin/recruiter-feedback', title: 'Feedback', text: 'Reports of recruiters waiting for review', role: 'support' },
  { to: '/admin/blog', title: 'Blog', role: 'admin' },
  { to: '/admin/contact-messages', title: 'Contact Messages', text: 'Messages from the contact form', role: 'support' },
]
