import { z } from 'zod'
import type { File } from '#platform/contract/endpoint.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { networkOf } from '#platform/server/network.ts'
import { type Requester, TooLong } from '#platform/server/pdf/typeset.ts'
import { countTime } from '#platform/server/rate-limits/count-time.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { Template } from '../contract.ts'
import type { CvSketch, PageFit } from '../desk/contract.ts'
import { pageFitOf } from '../page-fit.ts'
import { printed, type PrintedCv } from './printed.ts'
import { findCvOf } from './queries.ts'
import { drawings, drawingTime, freeDrawings, freeDrawingTime } from './rate-limits.ts'
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
  const saved = await findCvOf(tools.db, userId)
  return countTime(tools.rateLimits, [countOf(drawingTime, userId)], (used) =>
    drawn(tools, printed(sheetOf(sketch)), { template: sketch.template, saved, requester: { used } }),
  )
}

/** A CV of eight pages or so. With an account there may be more. */
const mostFreeBytes = 30_000

/** For the free builder: who types there is not known, so everybody behind one address is counted together. */
export async function previewFreely({ rateLimits, ...tools }: Tools, ip: string, sketch: CvSketch): Promise<Drawn> {
  await rateLimits.consume([countOf(freeDrawings, ip)])
  const sheet = printed(sheetOf(sketch))
  if (Buffer.byteLength(JSON.stringify(sheet)) > mostFreeBytes) throw new TooLong()
  return countTime(rateLimits, [countOf(freeDrawingTime, ip)], (used) =>
    drawn(tools, sheet, { template: sketch.template, saved: null, requester: { network: networkOf(ip), used } }),
  )
}

type Drawing = { readonly template: Template; readonly saved: Finished | null; readonly requester: Requester }

async function drawn({ draw }: Pick<Tools, 'draw'>, sheet: PrintedCv, { template, saved, requester }: Drawing): Promise<Drawn> {
  const { svg, layout } = await draw(templateFile(template, versionOf(template, saved)), sheet, requester)
  return { file: { name: 'CV.svg', content: Buffer.from(leaner(svg)) }, fit: pageFitOf(Layout.parse(layout)) }
}

/** A hundredth of a point is finer than any screen; the rest of the digits is half of the weight. */
export function leaner(svg: string): string {
  return svg.replace(/(\.\d\d)\d+/g, '$1')
}
