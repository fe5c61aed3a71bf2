import { type ComponentPropsWithoutRef, createContext, createElement, type ReactNode, use } from 'react'

/** The HTML of a content, which is rendered only where the key is new. The server's entry provides it; without it, nothing is kept. */
export const FragmentCache = createContext<((key: string, content: ReactNode) => string) | null>(null)

type Tag = 'div' | 'dl' | 'footer' | 'ol' | 'section' | 'svg' | 'ul'
type FragmentProps<T extends Tag> = ComponentPropsWithoutRef<T> & {
  readonly as: T
  /** Names all that the content depends on. */
  readonly cacheKey: string
  readonly children: ReactNode
}

/**
 * An element whose content many pages share. The content is rendered by itself, so it may use state, but neither the router (a plain link
 * is none of it) nor any other context, nor `useId`.
 */
function ServerFragment<T extends Tag>({ as, cacheKey, children, ...given }: FragmentProps<T>) {
  const htmlOf = use(FragmentCache)
  if (!htmlOf) return createElement(as, given, children)
  return createElement(as, { ...given, dangerouslySetInnerHTML: { __html: htmlOf(cacheKey, children) } })
}

function BrowserFragment<T extends Tag>({ as, cacheKey: _cacheKey, ...given }: FragmentProps<T>) {
  return createElement(as, given)
}

export const CachedFragment = import.meta.env.SSR ? ServerFragment : BrowserFragment
