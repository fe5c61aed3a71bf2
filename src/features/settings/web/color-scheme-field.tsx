import { useState } from 'react'
import { chooseColorScheme } from '#platform/web/choose-color-scheme.ts'
import { chosenColorScheme, type ColorScheme, colorSchemes } from '#platform/web/color-scheme.ts'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const labels: Readonly<Record<ColorScheme, readonly [label: string, hint?: string]>> = {
  system: ['System', 'Same as your device'],
  light: ['Light'],
  dark: ['Dark'],
}

const choices = colorSchemes.map((value) => {
  const [label, hint] = labels[value]
  return { value, label, ...(hint ? { hint } : {}) }
})

/** Applied at once and stored in this browser, also after signing out. */
export function ColorSchemeField() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ColorScheme>()
  function choose(value: string): void {
    const scheme = colorSchemes.find((one) => one === value) ?? 'system'
    chooseColorScheme(scheme)
    setChosen(scheme)
  }
  return (
    <RadioField
      legend="Colours"
      name="colorScheme"
      hint="Saved on this device. CVs and printed pages stay white."
      choices={choices}
      disabled={!isHydrated}
      value={chosen ?? (isHydrated ? chosenColorScheme() : 'system')}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
