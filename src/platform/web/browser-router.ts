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
 * Does what `createBrowserRouter` of react-router does. That function is in one module with links, forms and fetchers, and importing it would add 5
 * kB that nothing here uses. This function is made from its public parts (docs/decisions/0110-bytes-of-a-first-view.md).
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
