import { X } from 'lucide-react'
import type { InputHTMLAttributes, MouseEvent, Ref } from 'react'
import { controlClass } from './control.ts'

type SearchInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { readonly ref?: Ref<HTMLInputElement> }

/** A search field with an × while there is text. It works by the placeholder, so there always is one. */
export function SearchInput({ placeholder = ' ', ...props }: SearchInputProps) {
  return (
    <span className="relative grid min-w-0 grow">
      <input
        {...props}
        type="search"
        placeholder={placeholder}
        className={`${controlClass} peer appearance-none pr-11! [&::-webkit-search-cancel-button]:hidden`}
      />
      {/* For a finger or a mouse: on a keyboard Escape does the same. */}
      <button
        type="button"
        tabIndex={-1}
        onClick={erase}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-soft peer-placeholder-shown:hidden hover:text-ink noscript:hidden"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">Erase</span>
      </button>
    </span>
  )
}

/** As if it had been typed away, for everything that listens to the field. */
function erase({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const input = currentTarget.parentElement?.querySelector('input')
  if (!input) return
  input.value = ''
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
