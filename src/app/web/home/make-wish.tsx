import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { WishForm } from '#features/wishes/web/wish-form.tsx'
import { wishCount } from '#features/wishes/web/wish-queries.ts'
import { WishCard } from './wish-card.tsx'

/**
 * The form for a wish. A person who already has a wish wants to see its matches first, so the form is folded. It does not change its form while
 * somebody uses it.
 */
export function MakeWish() {
  const client = useQueryClient()
  const [hadWishes] = useState(() => Boolean(client.getQueryData(wishCount.queryKey)?.wishes))
  useWishLink()
  const Frame = hadWishes ? AnotherWish : WishCard
  return (
    <Frame>
      <WishForm isSignedIn onSubmitted={useCountAgain()} />
    </Frame>
  )
}

/** The folded form: one line that opens it. */
function AnotherWish({ children }: { readonly children: ReactNode }) {
  return (
    <details id="wish" className="group scroll-mt-20 rounded-card border border-line bg-card px-4 two:px-6">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-medium text-blue-dark [&::-webkit-details-marker]:hidden">
        + Make another wish
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4 two:pb-6">{children}</div>
    </details>
  )
}

/** Each press on a link to the form opens it and focuses its first field. */
function useWishLink(): void {
  const location = useLocation()
  useEffect(() => {
    const frame = location.hash === '#wish' && document.getElementById('wish')
    if (!frame) return
    if (frame instanceof HTMLDetailsElement) frame.open = true
    frame.querySelector('input')?.focus()
  }, [location])
}

/** Loads the number of wishes again, because the text about matches on the home screen depends on it. */
export function useCountAgain(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.fetchQuery({ ...wishCount, staleTime: 0 }).catch(() => null), [client])
}
