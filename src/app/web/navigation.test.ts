import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { wayOfEmployer } from './employer-paths.ts'
import * as forCandidates from './candidate-navigation.ts'
import { cvFooterNavigation, footerNavigation } from './footer-navigation.ts'
import * as navigation from './navigation.ts'
import { screensOf } from './screens.ts'
import { staffNavigation } from './staff-navigation.ts'

const { main, cv } = screensOf
const answeredByServer = new Set(['/api/login', '/api/logout'])

function isScreen(address: string, routes: readonly RouteObject[]): boolean {
  const matches = matchRoutes([...routes], { pathname: address.split('?')[0] ?? '' })
  return !matches?.at(-1)?.route.path?.endsWith('*')
}

/** The links that lead to no screen. */
function astray(addresses: readonly string[], routes = main): readonly string[] {
  return addresses.filter((to) => !isScreen(to, routes) && !answeredByServer.has(to))
}

const { bellEntry, employerEntry, signInEntry, logoutEntry, ...lists } = navigation
const entries = [
  ...lists.mainNavigation,
  ...lists.visitorNavigation,
  ...lists.accountNavigation,
  ...forCandidates.tabBarNavigation,
  ...forCandidates.ownNavigation,
  ...footerNavigation.flatMap(({ links }) => links),
  ...staffNavigation,
  bellEntry,
  employerEntry,
  signInEntry,
  logoutEntry,
].map(({ to }) => to)

test('every entry of a menu leads to a screen', () => {
  expect(entries.length).toBeGreaterThan(30)
  expect(astray([...entries, bellEntry.employerTo])).toEqual([])
  expect(
    astray(
      cvFooterNavigation.map(({ to }) => to),
      cv,
    ),
  ).toEqual([])
})

test('an employer is offered only screens that employers may open', () => {
  const employer = { isEmployer: true }
  const offered = [
    ...lists.mainEntriesFor(employer),
    ...lists.accountNavigation.filter(({ who }) => who === 'employer'),
    employerEntry,
    { to: bellEntry.employerTo },
  ]
  expect(offered.filter(({ to }) => wayOfEmployer(to) !== null)).toEqual([])
  expect(lists.mainEntriesFor({ isEmployer: false })).toBe(lists.mainNavigation)
  expect(lists.mainEntriesFor(null)).toBe(lists.mainNavigation)
})

test('a menu entry without a screen is detected', () => {
  expect(astray(['/jobs', '/jobs?q=nurse', '/blog', '/jbos', '/admin/books'])).toEqual(['/jbos', '/admin/books'])
  expect(astray(['/jobs'], cv)).toEqual(['/jobs'])
})

test('the frame takes its paths from navigation.ts only', () => {
  const parts = import.meta.glob<string>('./shell/*.tsx', { query: '?raw', import: 'default', eager: true })
  const found = Object.entries(parts).flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:to|href)="(\/[^"]+)"/g)].map(([, path]) => `${file}: ${path}`),
  )
  // Except the start page, which is linked everywhere, and the staff sign-in, which appears after seven taps.
  expect(found).toEqual(['./shell/home-link.tsx: /admin/login'])
})
