import { X } from 'lucide-react'
import type { InputHTMLAttributes, MouseEvent, Ref } from 'react'
import { controlClass } from './control.ts'

type SearchInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { readonly ref?: Ref<HTMLInputElement> }

/** A search field with an × while it has text. CSS detects the text by the placeholder, so there always is a placeholder. */
export function SearchInput({ placeholder = ' ', ...props }: SearchInputProps) {
  return (
    <span className="relative grid min-w-0 grow">
      <input
        {...props}
        type="search"
        placeholder={placeholder}
        className={`${controlClass} peer appearance-none pr-11! [&::-webkit-search-cancel-button]:hidden`}
      />
      {/* For touch and mouse; on a keyboard Escape does the same. */}
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

/** Clears the field as if the text had been deleted by typing, so that listeners of the field are called. */
function erase({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const input = currentTarget.parentElement?.querySelector('input')
  if (!input) return
  input.value = ''
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
