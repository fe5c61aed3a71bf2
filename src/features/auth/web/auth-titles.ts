import type { AuthTab } from '../rules.ts'

type Title = {
  readonly title: string
  readonly heading: string
  readonly lead?: string
  /** Only for pages that search engines list. */
  readonly description?: string
}

const titles: Readonly<Record<AuthTab, Title>> = {
  login: {
    title: 'Sign In',
    heading: 'Welcome back',
    description: 'Sign in to apply for jobs all over India, track your applications and update your CV.',
  },
  register: {
    title: 'Sign Up',
    heading: 'Create your account',
    description: 'Create a free account to build your CV, apply for jobs all over India and get alerts for new ones.',
  },
  'forgot-password': {
    title: 'Forgot Password',
    heading: 'Forgot your password?',
    lead: "Enter your email and we'll send you a link to reset your password.",
  },
  'reset-password': { title: 'Reset Password', heading: 'Choose a new password' },
  'verify-email': { title: 'Email Verification', heading: 'Email Verification' },
}

const forEmployers: Readonly<Partial<Record<AuthTab, Title>>> = {
  login: {
    title: 'Employer Sign In',
    heading: 'Welcome back, employer',
    description: 'Sign in as an employer to read applications and reply to candidates from all over India.',
  },
  register: {
    title: 'Employer Sign Up',
    heading: 'Create your employer account',
    description: 'Create an employer account to reach candidates from all over India.',
  },
}

export function titleOf(tab: AuthTab, isEmployer: boolean): Title {
  return (isEmployer ? forEmployers[tab] : undefined) ?? titles[tab]
}
