import type { StaffScreen } from '#features/staff/web/staff-header.tsx'

/** The links of the staff area. Entries with a text are also shown on the dashboard. */
export const staffNavigation: readonly StaffScreen[] = [
  { to: '/admin/dashboard', title: 'Dashboard' },
  {
    to: '/admin/company-ratings',
    title: 'Company Ratings',
    text: 'Ratings waiting for review',
    needs: 'company-ratings',
  },
  { to: '/admin/job-reports', title: 'Reported Jobs', text: 'Jobs that people have reported', needs: 'job-reports' },
  {
    to: '/admin/company-verifications',
    title: 'Companies',
    text: 'Companies waiting for verification',
    needs: 'company-verifications',
  },
  { to: '/admin/payments', title: 'Payments', text: 'Payments that need a person, and refunds', needs: 'payments' },
  { to: '/admin/pricing', title: 'Pricing', needs: 'pricing' },
  { to: '/admin/revenue', title: 'Revenue', needs: 'revenue' },
  {
    to: '/admin/recruiter-feedback',
    title: 'Feedback',
    text: 'Reports of recruiters waiting for review',
    needs: 'recruiter-feedback',
  },
  { to: '/admin/assistant-feedback', title: 'Assistant', needs: 'assistant-feedback' },
  {
    to: '/admin/interview-disputes',
    title: 'Disputes',
    text: 'Candidates who asked for a review',
    needs: 'interview-disputes',
  },
  { to: '/admin/blog', title: 'Blog', needs: 'articles' },
  { to: '/admin/contact-messages', title: 'Contact Messages', text: 'Messages from the contact form', needs: 'contact-messages' },
  { to: '/admin/users', title: 'Users', needs: 'user-accounts' },
  { to: '/admin/employers', title: 'Employers', needs: 'employer-accounts' },
  { to: '/admin/staff', title: 'Staff', needs: 'staff-accounts' },
  { to: '/admin/logs', title: 'Log', needs: 'staff-log' },
  { to: '/admin/operations', title: 'Operations', needs: 'operations' },
]
