import { type ComponentPropsWithoutRef, createContext, createElement, type ReactNode, use } from 'react'

/**
 * Returns the HTML of the content, which is rendered only if the key is new. `address` is the URL of the page, for content with links that lead back
 * to the page. The server's entry provides this function; without it, nothing is cached.
 */
type HtmlOf = (key: string, content: ReactNode, address?: string) => string
export const FragmentCache = createContext<HtmlOf | null>(null)

const keys = new WeakMap<object, { readonly beside: string; readonly key: string }>()

/**
 * The cache key of content that shows an answer and the text `beside` it. For an answer that pages share, which is frozen, the key is made only once.
 */
export function fragmentKey<T extends object>(answer: T, beside: string, shown: (answer: T) => object = (all) => all): string {
  if (!import.meta.env.SSR) return ''
  const known = keys.get(answer)
  if (known?.beside === beside) return known.key
  const key = `${beside} ${JSON.stringify(shown(answer))}`
  if (Object.isFrozen(answer)) keys.set(answer, { beside, key })
  return key
}

type Tag = 'div' | 'dl' | 'footer' | 'ol' | 'section' | 'svg' | 'ul'
type FragmentProps<T extends Tag> = ComponentPropsWithoutRef<T> & {
  readonly as: T
  /** Identifies everything that the content depends on. */
  readonly cacheKey: string
  /** The URL of the page, if the content depends on it, and otherwise only on what a visitor sees. */
  readonly address?: string | undefined
  readonly children: ReactNode
}

/**
 * An element whose content many pages share. The content is rendered on its own: it may use state, but no router (plain links are fine), no other
 * context and no `useId`. With `address`, it is rendered as for a visitor and may use the address.
 */
function ServerFragment<T extends Tag>({ as, cacheKey, address, children, ...given }: FragmentProps<T>) {
  const htmlOf = use(FragmentCache)
  if (!htmlOf) return createElement(as, given, children)
  return createElement(as, { ...given, dangerouslySetInnerHTML: { __html: htmlOf(cacheKey, children, address) } })
}

function BrowserFragment<T extends Tag>({ as, cacheKey: _key, address: _address, ...given }: FragmentProps<T>) {
  return createElement(as, given)
}

export const CachedFragment = import.meta.env.SSR ? ServerFragment : BrowserFragment
