import { forEmployers, type NavigationEntry } from './navigation.ts'

export const footerNavigation: readonly { readonly title: string; readonly links: readonly NavigationEntry[] }[] = [
  {
    title: 'For Candidates',
    links: [
      { to: '/jobs', label: 'Browse Jobs' },
      { to: '/cv-builder', label: 'CV Builder' },
      { to: '/salary-calculator', label: 'Salary Calculator' },
      { to: '/interview-prep', label: 'Interview Prep' },
      { to: '/career-guidance', label: 'Career Guidance' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'For Employers',
    links: [{ to: '/employer-portal', label: 'Employer Portal' }, ...forEmployers],
  },
  {
    title: 'Help and Terms',
    links: [
      { to: '/contact-us', label: 'Contact Us' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-conditions', label: 'Terms and Conditions' },
      { to: '/cancellation-refund', label: 'Cancellation and Refund' },
      { to: '/shipping-delivery', label: 'Shipping and Delivery' },
    ],
  },
]

/** The footer of the CV site. */
export const cvFooterNavigation = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-conditions', label: 'Terms and Conditions' },
] as const satisfies readonly NavigationEntry[]
