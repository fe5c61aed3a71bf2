import type { ReactNode } from 'react'
import { Card } from '#platform/web/ui/card.tsx'

export function WishCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card id="wish" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">Make a wish</h2>
        <p className="text-soft">Tell us your dream company, role and joining date. We'll alert you when a matching job opens.</p>
      </div>
      {children}
    </Card>
  )
}
