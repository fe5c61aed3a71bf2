import type { ReactNode } from 'react'

/** A whole page fits on the screen below the rating and the templates, even in a low window. */
export const pageWidth = 'mx-auto w-full min-[68.75rem]:max-w-[max(20rem,(100dvh-19.5rem)*0.7067)]'

/** A placeholder for the first page. */
export function PagePlace({ children }: { readonly children?: ReactNode }) {
  return (
    <p className="grid aspect-[595/842] place-items-center sheet rounded-sm border border-line bg-white text-sm text-soft">
      {children}
    </p>
  )
}
