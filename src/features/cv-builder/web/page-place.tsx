import type { ReactNode } from 'react'

/** A whole page fits on the screen under the rating and the templates, however low the window is. */
export const pageWidth = 'mx-auto w-full min-[68.75rem]:max-w-[max(20rem,(100dvh-19.5rem)*0.7067)]'

/** Where the first page will be. */
export function PagePlace({ children }: { readonly children?: ReactNode }) {
  return (
    <p className="grid aspect-[595/842] place-items-center sheet rounded-sm border border-line bg-white text-sm text-soft">
      {children}
    </p>
  )
}
