import type { ReactNode } from 'react'
import { Card } from '#platform/web/ui/card.tsx'

export function WishCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card id="wish" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">Make a wish</h2>
        <p className="text-soft">
          Where would you like to work, as what, and from when? We keep it for the jobs that come close.
        </p>
      </div>
      {children}
    </Card>
  )
}
