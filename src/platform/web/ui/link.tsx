import { type AnchorHTMLAttributes, type FormHTMLAttributes, type MouseEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: To
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
  /** State of the history entry, in this tab alone. */
  readonly state?: unknown
  readonly ref?: React.Ref<HTMLAnchorElement>
}

/** Paths that the router would not change: absolute, without dots in the path, and without characters that need escaping. */
const plainPath = /^\/(?!\/)[\w/-]*(\?[\w&=%+.-]*)?(#[\w-]*)?$/

/** On the server nothing is clicked, and a list of jobs has more than a hundred links. */
function ServerLink(props: LinkProps) {
  const { to, replace: _replace, preventScrollReset: _reset, state: _state, children, ...given } = props
  if (typeof to !== 'string' || !plainPath.test(to)) return <RoutedLink {...props} />
  return (
    <a {...given} href={to}>
      {children}
    </a>
  )
}

/**
 * The router's own link also prefetches pages, which we do not use and which costs 2 kB in every first load. Without scripts it is an ordinary link.
 */
function RoutedLink({ to, replace, preventScrollReset, state, onClick, children, ...props }: LinkProps) {
  const href = useHref(to)
  const location = useLocation()
  const path = createPath(useResolvedPath(to))
  const navigate = useNavigate()
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || !isOurs(event, props.target)) return
    event.preventDefault()
    // A link to the open address adds no entry to the history, as in a browser.
    const isHere = createPath(location) === path
    void navigate(to, { state, replace: replace ?? isHere, ...(preventScrollReset === undefined ? {} : { preventScrollReset }) })
  }
  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Everything else opens another tab or window, or a menu. */
function isOurs({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean {
  return button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey)
}

export const Link = import.meta.env.SSR ? ServerLink : RoutedLink

/** Sets `aria-current` when it leads to the open screen, or to one above it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const { pathname: target } = useResolvedPath(props.to)
  const isCurrent = pathname === target || (target !== '/' && pathname.startsWith(`${target}/`))
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}

type SearchFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> & {
  readonly action: string
  readonly preventScrollReset?: boolean
  readonly ref?: React.Ref<HTMLFormElement>
}

/** A GET form: the values go into the URL. */
export function GetForm({ action, preventScrollReset = false, onSubmit, ...props }: SearchFormProps) {
  const navigate = useNavigate()
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const given = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') given.append(name, value)
    void navigate(given.size > 0 ? `${action}?${given.toString()}` : action, { preventScrollReset })
  }
  return <form {...props} method="get" action={action} onSubmit={handleSubmit} />
}

/**
 * For a form that shows the values of the URL: going back, clearing and following a link fill it again and leave the focus where it is. What changes
 * `unrelated` does not.
 */
export function useFilledAnew(unrelated?: string): React.RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const filledAt = useRef({ key, unrelated })
  useEffect(() => {
    const before = filledAt.current
    filledAt.current = { key, unrelated }
    if (before.key !== key && before.unrelated === unrelated) form.current?.reset()
  }, [key, unrelated])
  return form
}
