import { type AnchorHTMLAttributes, type FormHTMLAttributes, type MouseEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: To
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
  /** State of the history entry, which only this tab has. */
  readonly state?: unknown
  readonly ref?: React.Ref<HTMLAnchorElement>
}

/** Paths that the router leaves unchanged: absolute, without dots in the path, and without characters that need escaping. */
const plainPath = /^\/(?!\/)[\w/-]*(\?[\w&=%+.-]*)?(#[\w-]*)?$/

/** A plain link for the server, where nothing is clicked and a list of jobs has more than a hundred links. */
function ServerLink(props: LinkProps) {
  const { to, replace: _replace, preventScrollReset: _reset, state: _state, children, ...given } = props
  if (typeof to !== 'string' || !plainPath.test(to)) return <RoutedLink {...props} />
  return (
    <a {...given} href={to}>
      {children}
    </a>
  )
}

/** Replaces the router's own link, which also prefetches pages: unused here, and 2 kB in every first load. Without scripts it is an ordinary link. */
function RoutedLink({ to, replace, preventScrollReset, state, onClick, children, ...props }: LinkProps) {
  const href = useHref(to)
  const location = useLocation()
  const path = createPath(useResolvedPath(to))
  const navigate = useNavigate()
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || !isOurs(event, props.target)) return
    event.preventDefault()
    // A link to the current URL adds no history entry, as in a browser.
    const isHere = createPath(location) === path
    void navigate(to, { state, replace: replace ?? isHere, ...(preventScrollReset === undefined ? {} : { preventScrollReset }) })
  }
  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** True for a plain click. Any other click opens another tab, a window or a menu. */
function isOurs({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean {
  return button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey)
}

export const Link = import.meta.env.SSR ? ServerLink : RoutedLink

/** A link that has `aria-current` when it leads to the open screen or to a parent of it. */
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

/** A form with method GET: its values become the query of the URL. */
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
 * Fills a form again from the URL after going back, clearing or following a link, and keeps the focus. Changes of the parameter `unrelated` are
 * ignored, unless the values that the form has from the URL (`filled`) change too.
 */
export function useFilledAnew(unrelated?: string, filled?: string): React.RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const before = useRef({ key, unrelated, filled })
  useEffect(() => {
    const { current: old } = before
    before.current = { key, unrelated, filled }
    if (old.key !== key && (old.unrelated === unrelated || old.filled !== filled)) form.current?.reset()
  }, [key, unrelated, filled])
  return form
}
