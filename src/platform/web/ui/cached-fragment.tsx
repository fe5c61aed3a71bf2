import { type ComponentPropsWithoutRef, createContext, createElement, type ReactNode, use } from 'react'

/**
 * The HTML of a content, which is rendered only where the key is new. `address` is that of the page, for a content with links that lead back to it.
 * The server's entry provides it; without it, nothing is kept.
 */
type HtmlOf = (key: string, content: ReactNode, address?: string) => string
export const FragmentCache = createContext<HtmlOf | null>(null)

const keys = new WeakMap<object, { readonly beside: string; readonly key: string }>()

/** The key of a content that shows an answer, and what is said `beside` it. Of an answer that pages share, which is frozen, it is made once. */
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
  /** Names all that the content depends on. */
  readonly cacheKey: string
  /** Of the page, if the content depends on it and on nothing else of the page, as a visitor sees it. */
  readonly address?: string | undefined
  readonly children: ReactNode
}

/**
 * An element whose content many pages share. The content is rendered by itself, so it may use state, but neither the router (a plain link
 * is none of it) nor any other context, nor `useId`. With `address`, it is rendered for a visitor and may use the address.
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
