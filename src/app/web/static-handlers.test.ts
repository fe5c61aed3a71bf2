import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { screensOf } from './screens.ts'
import { openStaticHandlers } from './static-handlers.ts'

function pathsIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])
}

const odd = [
  '/JOBS',
  '/%6Aobs',
  '/jobs/',
  '//jobs',
  '/jobs/a/b',
  '/x',
  '/x/y',
  '/:jobId',
  '/*',
  '/admin',
  '/admin/',
  '/employer',
  '/cv',
]

/** The ids of the routes that the router finds. */
const idsOf = (routes: RouteObject[], pathname: string) =>
  matchRoutes(routes, { pathname })?.map(({ route, params }) => [route.id, params])

for (const site of ['main', 'cv'] as const) {
  const all = createStaticHandler([...screensOf[site]]).dataRoutes
  const handlerFor = openStaticHandlers(screensOf[site])
  test(`each address of the ${site} site finds the same screen as with all routes`, () => {
    const paths = pathsIn(screensOf[site]).map((path) => path.replace(/:\w+/g, '0198c0de').replace('*', 'none'))
    expect(paths.length).toBeGreaterThan(4)
    for (const path of [...paths, ...odd]) {
      const { pathname } = new URL(`http://localhost${path}`)
      const { dataRoutes } = handlerFor(`http://localhost${path}?q=1`)
      expect([path, idsOf(dataRoutes, pathname)]).toEqual([path, idsOf(all, pathname)])
    }
  })
}

test('an address is compared with few screens', () => {
  const handlerFor = openStaticHandlers(screensOf.main)
  expect(pathsIn(handlerFor('http://localhost/').dataRoutes)).toEqual(['/', '*'])
  expect(pathsIn(handlerFor('http://localhost/jobs').dataRoutes)).toEqual(['/jobs', '/jobs/:jobId', '*'])
  expect(handlerFor('http://localhost/x').dataRoutes).toBe(handlerFor('http://localhost/y').dataRoutes)
})
