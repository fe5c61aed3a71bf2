import { buttonClass } from '#platform/web/ui/button.tsx'
import { buttonColorOf, type ButtonColor } from '../rules.ts'

const looks: Readonly<Record<ButtonColor, string>> = {
  'bg-blue-600 hover:bg-blue-700': buttonClass('primary'),
  'bg-white text-blue-600': buttonClass('outline'),
  'bg-green-600 hover:bg-green-700': buttonClass('secondary', 'border-leaf text-leaf'),
  'bg-slate-800 hover:bg-slate-900': buttonClass('secondary', 'border-ink'),
}

/** The classes of a plan's button in the colour that staff have chosen. Only one card of a page has a filled button. */
export function planButtonClass(buttonColor: string, isMain: boolean): string {
  const color = buttonColorOf(buttonColor)
  return isMain || color !== 'bg-blue-600 hover:bg-blue-700' ? looks[color] : looks['bg-white text-blue-600']
}
