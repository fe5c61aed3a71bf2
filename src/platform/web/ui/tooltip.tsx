import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react'
import { showOnDemand } from './tooltip-manners.ts'

type TooltipProps = { readonly text: string; readonly children: ReactElement<{ 'aria-describedby'?: string }> }

/** A word more about a control. Never the only place where something is said: a finger cannot hover. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  useEffect(
    () => (tip.current?.previousElementSibling ? showOnDemand(tip.current.previousElementSibling, tip.current) : undefined),
    [],
  )
  return (
    <>
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 max-w-64 rounded-md border-0 bg-ink px-3 py-1.5 text-sm text-white"
      >
        {text}
      </span>
    </>
  )
}
