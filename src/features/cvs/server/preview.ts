import { z } from 'zod'
import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { TooLong } from '#platform/server/pdf/typeset.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { countTime } from '#platform/server/rate-limits/count-time.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { PageFit, PreviewInput } from '../preview-contract.ts'
import { pageFitOf } from '../page-fit.ts'
import { compact } from './compact-drawing.ts'
import { exampleOf } from './example.ts'
import { toPrintModel } from './print-model.ts'
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

/** Counts previews and thumbnails of one person together. */
export async function countDrawing({ rateLimits }: Pick<PreviewContext, 'rateLimits'>, userId: string): Promise<void> {
  await rateLimits.consume([countOf(drawings, userId)])
}

export type RenderedPreview = { readonly file: File; readonly fit: PageFit }

export async function preview(tools: PreviewContext, userId: string, sketch: PreviewInput): Promise<RenderedPreview> {
  await countDrawing(tools, userId)
  const saved = await findCvOf(tools.db, userId)
  return countTime(tools.rateLimits, [countOf(drawingTime, userId)], (used) =>
    drawn(tools, sketch, { saved, requester: { used } }),
  )
}

/** The size of a CV of about eight pages. With an account there may be more. */
const mostFreeBytes = 30_000

/** A preview for the anonymous builder. Everybody behind one network address is counted together. */
export async function previewAnonymously(
  { rateLimits, ...tools }: PreviewContext,
  ip: string,
  sketch: PreviewInput,
): Promise<RenderedPreview> {
  await rateLimits.consume([countOf(freeDrawings, ip)])
  const sheet = toPrintModel(previewBodyOf(sketch))
  if (Buffer.byteLength(JSON.stringify(sheet)) > mostFreeBytes) throw new TooLong()
  return countTime(rateLimits, [countOf(freeDrawingTime, ip)], (used) =>
    drawn(tools, sketch, { saved: null, requester: { network: networkOf(ip), used } }),
  )
}

type PreviewSource = { readonly saved: FinishedCv | null; readonly requester: Requester }

async function drawn(
  { draw }: Pick<PreviewContext, 'draw'>,
  { withExamples, ...sketch }: PreviewInput,
  { saved, requester }: PreviewSource,
): Promise<RenderedPreview> {
  const { template } = sketch
  const own = toPrintModel(previewBodyOf(sketch))
  // Examples are only for people who begin. Templates of older versions, which only saved CVs use, do not support examples.
  const example = withExamples && saved === null ? exampleOf(sketch, own) : null
  const { svg, layout } = await draw(templateFile(template, versionOf(template, saved)), example ?? own, requester)
  const { file, fit } = rendered(svg, layout)
  return { file, fit: example ? { ...fit, hasExamples: true } : fit }
}

/** Draws the pages of a saved CV. */
export async function drawCv(
  { draw }: Pick<PreviewContext, 'draw'>,
  { body, templateVersion }: FinishedCv,
  requester: Requester,
): Promise<RenderedPreview> {
  const { svg, layout } = await draw(templateFile(body.template, templateVersion), toPrintModel(body), requester)
  return rendered(svg, layout)
}

export function onlyFirst({ file, fit }: RenderedPreview): RenderedPreview {
  const content = Buffer.from(firstPage(Buffer.from(file.content).toString()))
  return { file: { ...file, content }, fit: { ...fit, pages: 1 } }
}

function rendered(svg: string, layout: unknown): RenderedPreview {
  return { file: { name: 'CV.svg', content: Buffer.from(compact(svg, 2)) }, fit: pageFitOf(Layout.parse(layout)) }
}

const a4 = { width: 595.28, height: 841.89 }

/** Shows the first page: all pages are in one drawing, one below the other. */
export function firstPage(svg: string): string {
  const size = `viewBox="0 0 ${a4.width} ${a4.height}" width="${a4.width}pt" height="${a4.height}pt"`
  return svg.replace(/viewBox="[^"]*"\s+width="[^"]*"\s+height="[^"]*"/, size)
}
