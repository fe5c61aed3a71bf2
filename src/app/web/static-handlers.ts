import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router'

/**
 * React Router compares an address with one screen after the other, and with all that is around each: a tenth of the start page. Its handler for an
 * address is given only the screens that begin like it.
 */
export function openStaticHandlers(screens: readonly RouteObject[]): (address: string) => StaticHandler {
  // With the ids that routes without one get by their place among all, in the browser too.
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

/** Stands for all beginnings that no screen has. */
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

/** Without regard to case, as the router compares. */
const firstPart = (path: string): string => (path.replace(/^\//, '').split('/')[0] ?? '').toLowerCase()

function beginningOf(address: string): string {
  try {
    return decodeURIComponent(firstPart(new URL(address).pathname)).toLowerCase()
  } catch {
    return others
  }
}
