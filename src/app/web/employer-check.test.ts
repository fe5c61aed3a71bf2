import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CheckingUserType } from './employer-check.tsx'
import { wayOfEmployer } from './employer-paths.ts'

test.each([
  '/employer-portal',
  '/employer/login',
  '/admin/login',
  '/auth',
  '/reset-password',
  '/verify-email',
  '/terms-conditions',
  '/search-resumes',
  '/hiring-solutions',
  '/recruiter-feedback',
  '/pricing',
  '/payment-help',
  '/privacy-policy/',
  '/interviews/0198c0de-0000-7000-8000-000000000000',
  '/cv/view/0b7a2f0e-1111-4111-8111-111111111111',
])('an employer may see %s', (path) => {
  expect(wayOfEmployer(path)).toBeNull()
})

test.each([
  '/',
  '/jobs',
  '/jobs/employer',
  '/cv-builder',
  '/cv/own',
  '/profile',
  '/settings',
  '/search-resumes/x',
  '/authors',
  '/interview-prep',
  '/x',
])('an employer is redirected from %s', (path) => {
  expect(wayOfEmployer(path)?.headers.get('location')).toBe('/employer-portal')
})

const never = () => Promise.withResolvers<null>().promise

test('until the caller is known, the screen shows that it is loading', () => {
  const router = createMemoryRouter([{ path: '/', loader: never, Component: () => null, HydrateFallback: CheckingUserType }], {
    getContext: () => new RouterContextProvider(),
  })
  expect(renderToString(createElement(RouterProvider, { router }))).toContain('Checking user type...')
})
