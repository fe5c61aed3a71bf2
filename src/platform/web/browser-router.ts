import {
  type HydrationState,
  type RouteObject,
  type RouterContextProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from 'react-router'

type Start = { readonly hydrationData: HydrationState; readonly getContext: () => RouterContextProvider }

/**
 * `createBrowserRouter` of react-router, which is in one file with its links, forms and fetchers: importing it loads them all, 5 kB that nothing
 * here uses. These are the parts that it is made of (docs/decisions/0110-bytes-of-a-first-view.md).
 */
export function createBrowserRouter(routes: RouteObject[], { hydrationData, getContext }: Start) {
  return UNSAFE_createRouter({
    routes,
    hydrationData,
    getContext,
    history: UNSAFE_createBrowserHistory(),
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
  }).initialize()
}
