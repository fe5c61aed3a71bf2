import type { ReactNode } from 'react'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { KitFigures, KitLists, KitMarks, KitStates, KitType } from '../dev/kit-display.tsx'
import { KitJobs } from '../dev/kit-jobs.tsx'
import { KitButtons, KitFields, KitOverlays, KitProblems } from '../dev/kit-fields.tsx'
import { KitBanners, KitChips, KitControls, KitJobRows, KitSections, KitSkeletons } from '../dev/kit-parts.tsx'

/** Everything in `platform/web/ui` in every state. In development only. */
export function Component() {
  return (
    <>
      <Seo title="The kit" isHidden />
      <PageHeader title="The kit" lead="Everything that screens are put together from, in every state." />
      <div className="grid gap-12">
        <Part title="Type">
          <KitType />
        </Part>
        <Part title="Buttons">
          <KitButtons />
        </Part>
        <Part title="Messages and layers">
          <KitOverlays />
        </Part>
        <Part title="Fields">
          <KitFields />
          <KitProblems />
          <KitControls />
        </Part>
        <Part title="Chips and sheet">
          <KitChips />
        </Part>
        <Part title="Banners">
          <KitBanners />
        </Part>
        <Part title="Job rows">
          <KitJobRows />
        </Part>
        <Part title="Sections">
          <KitSections />
        </Part>
        <Part title="Marks">
          <KitMarks />
        </Part>
        <Part title="Figures">
          <KitFigures />
        </Part>
        <Part title="Jobs">
          <KitJobs />
        </Part>
        <Part title="Lists">
          <KitLists />
        </Part>
        <Part title="States">
          <KitStates />
          <KitSkeletons />
        </Part>
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
