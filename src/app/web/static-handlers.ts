import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router'

/**
 * React Router compares a URL with one route after the other, which takes a tenth of the time of the start page. So each URL gets a handler with only
 * the routes whose first path segment matches.
 */
export function openStaticHandlers(screens: readonly RouteObject[]): (address: string) => StaticHandler {
  // The routes get their ids from their position among all routes, as in the browser.
  const { dataRoutes } = createStaticHandler([...screens])
  const known = new Set(beginningsIn(dataRoutes))
  const handlers = new Map<string, StaticHandler>()
  return (address) => {
    const first = beginningOf(address)
    const beginning = known.has(first) ? first : others
    const handler = handlers.get(beginning) ?? createStaticHandler(within(dataRoutes, beginning))
    handlers.set(beginning, handler)
    return handler
  }
}

/** The key for all first segments that no route has. */
const others = '*'

function beginningsIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => (path ? [firstPart(path)] : beginningsIn(children)))
}

function within(routes: readonly RouteObject[], beginning: string): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.path) return isVariable(firstPart(route.path)) || firstPart(route.path) === beginning ? [route] : []
    if (!route.children) return [route]
    const children = within(route.children, beginning)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}

const isVariable = (part: string): boolean => part.startsWith(':') || part === '*'

/** In lower case, because the router ignores case. */
const firstPart = (path: string): string => (path.replace(/^\//, '').split('/')[0] ?? '').toLowerCase()

function beginningOf(address: string): string {
  try {
    return decodeURIComponent(firstPart(new URL(address).pathname)).toLowerCase()
  } catch {
    return others
  }
}
