import { z } from 'zod'
import type { File } from '#platform/contract/endpoint.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { CvBody } from '../contract.ts'
import type { CvSketch, PageFit } from '../desk/contract.ts'
import { pageFitOf } from '../page-fit.ts'
import { printed } from './printed.ts'
import { findCvOf } from './queries.ts'
import { drawings, freeDrawings } from './rate-limits.ts'
import { sheetOf } from './sketch.ts'
import { type Finished, templateFile, versionOf } from './template-version.ts'

const Layout = z.object({
  pages: z.number(),
  height: z.number(),
  top: z.number(),
  bottom: z.number(),
  pitch: z.number(),
  stands: z.array(z.object({ name: z.string(), page: z.number(), y: z.number() })),
})

type Tools = Pick<Facilities, 'db' | 'draw' | 'rateLimits'>

/** One person's drawings, small and large, are counted together. */
export async function countDrawing({ rateLimits }: Pick<Tools, 'rateLimits'>, userId: string): Promise<void> {
  await rateLimits.consume([countOf(drawings, userId)])
}

type Drawn = { readonly file: File; readonly fit: PageFit }

export async function preview(tools: Tools, userId: string, sketch: CvSketch): Promise<Drawn> {
  await countDrawing(tools, userId)
  return drawn(tools, sheetOf(sketch), await findCvOf(tools.db, userId))
}

/** For the free builder: who types there is not known, so everybody behind one address is counted together. */
export async function previewFreely(tools: Tools, ip: string, sketch: CvSketch): Promise<Drawn> {
  await tools.rateLimits.consume([countOf(freeDrawings, ip)])
  return drawn(tools, sheetOf(sketch), null)
}

async function drawn(tools: Tools, cv: CvBody, saved: Finished | null): Promise<Drawn> {
  const version = versionOf(cv.template, saved)
  const { svg, layout } = await tools.draw(templateFile(cv.template, version), printed(cv))
  return { file: { name: 'CV.svg', content: Buffer.from(leaner(svg)) }, fit: pageFitOf(Layout.parse(layout)) }
}

/** A hundredth of a point is finer than any screen; the rest of the digits is half of the weight. */
export function leaner(svg: string): string {
  return svg.replace(/(\.\d\d)\d+/g, '$1')
}
