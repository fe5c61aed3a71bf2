import type { ReactNode } from 'react'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { KitFigures, KitLists, KitMarks, KitStates, KitType } from '../dev/kit-display.tsx'
import { KitButtons, KitFields, KitOverlays, KitProblems } from '../dev/kit-fields.tsx'
import { KitBanners, KitChips, KitControls, KitJobRows, KitSections, KitSkeletons } from '../dev/kit-parts.tsx'

const parts: Readonly<Record<string, ReactNode>> = {
  Type: <KitType />,
  Buttons: <KitButtons />,
  'Messages and layers': <KitOverlays />,
  Fields: (
    <>
      <KitFields /> <KitProblems /> <KitControls />
    </>
  ),
  'Chips and sheet': <KitChips />,
  Banners: <KitBanners />,
  'Job rows': <KitJobRows />,
  Sections: <KitSections />,
  Marks: <KitMarks />,
  Figures: <KitFigures />,
  Lists: <KitLists />,
  States: (
    <>
      <KitStates /> <KitSkeletons />
    </>
  ),
}

/** Everything in `platform/web/ui` in every state. In development only. */
export function Component() {
  return (
    <>
      <Seo title="The kit" isHidden />
      <PageHeader title="The kit" lead="Everything that screens are put together from, in every state." />
      <div className="grid gap-12">
        {Object.entries(parts).map(([title, content]) => (
          <Part key={title} title={title}>
            {content}
          </Part>
        ))}
      </div>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-5">
      <h2 className="border-b border-line pb-2 text-xl">{title}</h2>
      {children}
    </section>
  )
}
