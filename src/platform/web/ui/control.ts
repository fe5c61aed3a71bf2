/** The look of inputs and selects. An error has a border twice as wide, without changing the size. */
export const controlClass =
  'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-card px-3 text-base text-ink placeholder:text-soft disabled:bg-paper disabled:text-soft aria-invalid:border-brick aria-invalid:inset-ring aria-invalid:inset-ring-brick'
