import type { AuthTab } from '../rules.ts'

type Title = { readonly title: string; readonly heading: string; readonly lead?: string }

const titles: Readonly<Record<AuthTab, Title>> = {
  login: { title: 'Sign In', heading: 'Welcome back' },
  register: { title: 'Sign Up', heading: 'Create your account' },
  'forgot-password': {
    title: 'Forgot Password',
    heading: 'Forgot your password?',
    lead: 'Type the email of your account. We send a link that lets you choose a new password.',
  },
  'reset-password': { title: 'Reset Password', heading: 'Choose a new password' },
  'verify-email': { title: 'Email Verification', heading: 'Email Verification' },
}

const forEmployers: Readonly<Partial<Record<AuthTab, Title>>> = {
  login: { title: 'Employer Sign In', heading: 'Welcome back, employer' },
  register: { title: 'Employer Sign Up', heading: 'Create your employer account' },
}

export function titleOf(tab: AuthTab, isEmployer: boolean): Title {
  return (isEmployer ? forEmployers[tab] : undefined) ?? titles[tab]
}
