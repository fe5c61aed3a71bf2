import { CircleAlert } from 'lucide-react'
import type { HTMLAttributes } from 'react'

/** Always rendered, and hidden while empty, so that a field can reference it by id and `role="alert"` announces it. */
export function FieldError({ className = '', children, ...props }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p {...props} className={`flex items-start gap-1.5 text-sm font-medium text-brick empty:hidden ${className}`}>
      {children && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{children}</span>
        </>
      )}
    </p>
  )
}
