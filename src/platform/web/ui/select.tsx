import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { controlClass } from './control.ts'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { readonly ref?: Ref<HTMLSelectElement> | undefined }

/** A native select with our own chevron: nothing else is as fast and accessible on a cheap phone. */
export function Select(props: SelectProps) {
  return (
    <span className="relative grid min-w-0">
      <select {...props} className={`${controlClass} appearance-none truncate pr-10!`} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  )
}
