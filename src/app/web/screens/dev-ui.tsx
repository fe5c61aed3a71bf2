import type { ReactNode } from 'react'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { KitFigures, KitLists, KitStates, KitType } from '../dev/kit-display.tsx'
import { KitButtons, KitFields, KitOverlays, KitProblems } from '../dev/kit-fields.tsx'
import { KitJobs } from '../dev/kit-jobs.tsx'
import { KitMarks } from '../dev/kit-marks.tsx'
import { KitBanners, KitChips, KitControls, KitFacts, KitSections, KitSkeletons } from '../dev/kit-parts.tsx'

const parts: readonly (readonly [title: string, content: ReactNode])[] = [
  ['Type', <KitType key="type" />],
  ['Buttons', <KitButtons key="buttons" />],
  ['Messages and layers', <KitOverlays key="layers" />],
  ['Fields', [<KitFields key="fields" />, <KitProblems key="problems" />, <KitControls key="controls" />]],
  ['Chips and sheet', <KitChips key="chips" />],
  ['Banners', <KitBanners key="banners" />],
  ['Job rows', <KitJobs key="rows" />],
  ['Facts of a job', <KitFacts key="facts" />],
  ['Sections', <KitSections key="sections" />],
  ['Marks', <KitMarks key="marks" />],
  ['Figures', <KitFigures key="figures" />],
  ['Lists', <KitLists key="lists" />],
  ['States', [<KitStates key="states" />, <KitSkeletons key="skeletons" />]],
]

/** Shows all parts of `platform/web/ui` in every state, and parts that features share. In development only. */
export function Component() {
  return (
    <>
      <Seo title="The kit" isHidden />
      <PageHeader title="The kit" lead="Everything that screens are put together from, in every state." />
      <div className="grid gap-12">
        {parts.map(([title, content]) => (
          <section key={title} aria-label={title} className="grid gap-5">
            <h2 className="border-b border-line pb-2 text-xl">{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </>
  )
}
