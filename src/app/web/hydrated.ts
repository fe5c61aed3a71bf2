/** Part of the first script of every page: says whether React has hydrated it. */

/** How often the first script looks again, in milliseconds. */
export const lookAgainMs = 50

/** An element with the properties that React adds at hydration. */
type MarkedElement = (Element | Document) & Readonly<Record<string, object | undefined>>
type Root = { readonly stateNode?: { readonly current?: { readonly memoizedState?: { readonly isDehydrated?: boolean } } } }

export function reactIn(element: Element | Document, name: string): object | undefined {
  const key = Object.keys(element).find((one) => one.startsWith(name))
  return key === undefined ? undefined : (element as MarkedElement)[key] // React has set it
}

/** True once React has hydrated the page. Lazy parts are hydrated later. */
export function isHydrated(): boolean {
  const root: Root | undefined = reactIn(document, '__reactContainer')
  return root?.stateNode?.current?.memoizedState?.isDehydrated === false
}
