import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { tellFailure, useAction } from '../use-action.ts'
import { useHydrated } from '../use-hydrated.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

type SignedInBrowser = { readonly id: string; readonly device: string; readonly isThis: boolean }

type BrowserListProps<Row> = {
  readonly hint: string
  readonly browsers: readonly Row[]
  /** "Signed in 21 Nov 2026, 9:34 am" */
  readonly factsOf: (browser: Row) => string
  /** Tells one button from the next; two browsers may be of the same kind. */
  readonly nameOf?: (browser: Row) => string
  readonly signOut: { readonly isBusy: boolean; readonly run: (id?: string) => void }
}

/** Where somebody is signed in, with a way to sign each out. */
export function BrowserList<Row extends SignedInBrowser>({ hint, browsers, factsOf, nameOf, signOut }: BrowserListProps<Row>) {
  const isHydrated = useHydrated()
  const { isBusy, run } = signOut
  return (
    <div className="grid gap-4">
      <p className="text-sm text-soft">{hint}</p>
      <ul>
        {browsers.map((browser) => (
          <li
            key={browser.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <Facts browser={browser} text={factsOf(browser)} />
            {!browser.isThis && (
              <Button
                look="secondary"
                isBusy={isBusy}
                disabled={!isHydrated}
                aria-label={`Sign out ${nameOf?.(browser) ?? browser.device}`}
                onClick={() => run(browser.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {browsers.length > 1 && (
        <div>
          <Button look="danger" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
            Sign out all others
          </Button>
        </div>
      )}
    </div>
  )
}

function Facts({ browser, text }: { readonly browser: SignedInBrowser; readonly text: string }) {
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {browser.device}
        {browser.isThis && <Badge look="leaf">This browser</Badge>}
      </span>
      <span className="text-sm text-soft">{text}</span>
    </div>
  )
}

type SigningOut = {
  readonly list: { readonly queryKey: QueryKey }
  /** Ends the sign-in of this id, or all others than this one. */
  readonly end: (id?: string) => Promise<{ readonly ended: number }>
  readonly failure: Parameters<typeof tellFailure>[0]
}

/** The list is read again whatever comes of it: a sign-in may have ended elsewhere. */
export function useSigningOut({ list, end, failure }: SigningOut): BrowserListProps<SignedInBrowser>['signOut'] {
  const client = useQueryClient()
  const { isBusy, run } = useAction(
    async (id: string | void) => {
      const { ended } = await end(id ?? undefined)
      toast({ title: ended === 1 ? 'One browser has been signed out' : `${ended} browsers have been signed out` })
      await client.invalidateQueries(list)
    },
    (error) => {
      tellFailure(failure, error)
      return client.invalidateQueries(list)
    },
  )
  return { isBusy, run }
}
