import { z } from 'zod'
import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { TooLong } from '#platform/server/pdf/typeset.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { countTime } from '#platform/server/rate-limits/count-time.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { Template } from '../contract.ts'
import type { DraftInput, PageFit } from '../preview-contract.ts'
import { pageFitOf } from '../page-fit.ts'
import { toPrintModel, type PrintModelInput } from './print-model.ts'
import { findCvOf } from './queries.ts'
import { drawings, drawingTime, freeDrawings, freeDrawingTime } from './rate-limits.ts'
import { previewBodyOf } from './preview-body.ts'
import { type FinishedCv, templateFile, versionOf } from './template-version.ts'

const Layout = z.object({
  pages: z.number(),
  height: z.number(),
  top: z.number(),
  bottom: z.number(),
  pitch: z.number(),
  stands: z.array(z.object({ name: z.string(), page: z.number(), y: z.number() })),
})

type PreviewContext = Pick<AppContext, 'db' | 'draw' | 'rateLimits'>

/** Previews and thumbnails of one person are counted together. */
export async function countDrawing({ rateLimits }: Pick<PreviewContext, 'rateLimits'>, userId: string): Promise<void> {
  await rateLimits.consume([countOf(drawings, userId)])
}

type RenderedPreview = { readonly file: File; readonly fit: PageFit }

export async function preview(tools: PreviewContext, userId: string, sketch: DraftInput): Promise<RenderedPreview> {
  await countDrawing(tools, userId)
  const saved = await findCvOf(tools.db, userId)
  return countTime(tools.rateLimits, [countOf(drawingTime, userId)], (used) =>
    drawn(tools, toPrintModel(previewBodyOf(sketch)), { template: sketch.template, saved, requester: { used } }),
  )
}

/** A CV of about eight pages. With an account there may be more. */
const mostFreeBytes = 30_000

/** For the anonymous builder: everybody behind one network address is counted together. */
export async function previewAnonymously(
  { rateLimits, ...tools }: PreviewContext,
  ip: string,
  sketch: DraftInput,
): Promise<RenderedPreview> {
  await rateLimits.consume([countOf(freeDrawings, ip)])
  const sheet = toPrintModel(previewBodyOf(sketch))
  if (Buffer.byteLength(JSON.stringify(sheet)) > mostFreeBytes) throw new TooLong()
  return countTime(rateLimits, [countOf(freeDrawingTime, ip)], (used) =>
    drawn(tools, sheet, { template: sketch.template, saved: null, requester: { network: networkOf(ip), used } }),
  )
}

type Drawing = { readonly template: Template; readonly saved: FinishedCv | null; readonly requester: Requester }

async function drawn(
  { draw }: Pick<PreviewContext, 'draw'>,
  sheet: PrintModelInput,
  { template, saved, requester }: Drawing,
): Promise<RenderedPreview> {
  const { svg, layout } = await draw(templateFile(template, versionOf(template, saved)), sheet, requester)
  return { file: { name: 'CV.svg', content: Buffer.from(leaner(svg)) }, fit: pageFitOf(Layout.parse(layout)) }
}

/** A hundredth of a point is finer than any screen; more digits would double the size. */
export function leaner(svg: string): string {
  return svg.replace(/(\.\d\d)\d+/g, '$1')
}
