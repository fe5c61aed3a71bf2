import { type AnchorHTMLAttributes, type FormHTMLAttributes, type MouseEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useNavigate, useResolvedPath } from 'react-router'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: To
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
  /** What the browser remembers with the new place, in this tab alone. */
  readonly state?: unknown
  readonly ref?: React.Ref<HTMLAnchorElement>
}

/** What the router would make nothing else of: from the root, without dots, and of signs that no address escapes. */
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
 * The router's own link also fetches pages ahead, which we do not use and every first view would pay for (2 kB).
 * Before the scripts have arrived, and without them, it is a link like any other.
 */
function RoutedLink({ to, replace, preventScrollReset, state, onClick, children, ...props }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(props.target === undefined ? {} : { target: props.target }),
  })
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

export const Link = import.meta.env.SSR ? ServerLink : RoutedLink

/** Says of itself when it leads to the screen that is open, or to one above it. */
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

/** A form that only asks: what was filled in goes into the address bar. */
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

/** For a form that shows what the address asks for: going back, clearing and following a link fill it anew and leave the focus where it is. */
export function useFilledAnew(): React.RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const filledAt = useRef(key)
  useEffect(() => {
    if (filledAt.current === key) return
    filledAt.current = key
    form.current?.reset()
  }, [key])
  return form
}
