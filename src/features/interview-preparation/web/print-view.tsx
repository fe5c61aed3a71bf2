import { Printer } from 'lucide-react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { addressOf, type TabName, tabs } from '../addresses.ts'
import type { Selection } from '../choices.ts'
import type { PreparationAnswer } from '../contract.ts'
import { PreparationSection } from './preparation-sections.tsx'

type PrintProps = { readonly selection: Selection; readonly content: PreparationAnswer }

/** All six tabs on one page, with every answer unfolded. */
export function PrintView({ selection, content }: PrintProps) {
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button disabled={!isHydrated} onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print this page
        </Button>
        <ButtonLink to={addressOf(selection)} look="outline">
          Back to the preparation
        </ButtonLink>
      </div>
      {(Object.entries(tabs) as [TabName, string][]).map(([name, title]) => (
        // The keys of a constant.
        <section key={name} className="grid gap-4">
          <h2 className="text-xl">{title}</h2>
          <PreparationSection name={name} content={content} isPrinted />
        </section>
      ))}
    </div>
  )
}
