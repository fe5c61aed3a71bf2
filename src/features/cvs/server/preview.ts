import { z } from 'zod'
import { countOf, hit } from '#features/auth/server/public.ts'
import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { TooMany } from '#platform/server/failures.ts'
import { networkOf } from '#platform/server/network.ts'
import type { CvBody } from '../contract.ts'
import type { DraftInput, PageFit } from '../editor-contract.ts'
import { pageFitOf } from '../page-fit.ts'
import { toPrintModel } from './print-model.ts'
import { findCvOf } from './queries.ts'
import { previewBodyOf } from './preview-body.ts'
import { type FinishedCv, templateFile, versionOf } from './template-version.ts'

/** More than the quickest typist asks for, with the pauses that the builder makes. */
const perPerson = { max: 90, windowSeconds: 60 }
const perNetwork = { max: 240, windowSeconds: 60 }

const Layout = z.object({
  pages: z.number(),
  height: z.number(),
  top: z.number(),
  bottom: z.number(),
  pitch: z.number(),
  stands: z.array(z.object({ name: z.string(), page: z.number(), y: z.number() })),
})

type PreviewContext = Pick<AppContext, 'db' | 'draw' | 'limits' | 'clock'>

/** One person's drawings, small and large, are counted together. */
export async function countDrawing({ limits, clock }: Pick<PreviewContext, 'limits' | 'clock'>, userId: string): Promise<void> {
  const wait = await limits.hit(`cv drawing ${userId}`, perPerson, clock())
  if (wait !== null) throw new TooMany(wait)
}

type RenderedPreview = { readonly file: File; readonly fit: PageFit }

export async function preview(tools: PreviewContext, userId: string, sketch: DraftInput): Promise<RenderedPreview> {
  await countDrawing(tools, userId)
  return drawn(tools, previewBodyOf(sketch), await findCvOf(tools.db, userId))
}

/** For the free builder: who types there is not known, so everybody behind one address is counted together. */
export async function previewAnonymously(tools: PreviewContext, ip: string, sketch: DraftInput): Promise<RenderedPreview> {
  await hit(tools, [countOf('free CV drawing from', networkOf(ip), perNetwork)])
  return drawn(tools, previewBodyOf(sketch), null)
}

async function drawn(tools: PreviewContext, cv: CvBody, saved: FinishedCv | null): Promise<RenderedPreview> {
  const version = versionOf(cv.template, saved)
  const { svg, layout } = await tools.draw(templateFile(cv.template, version), toPrintModel(cv))
  return { file: { name: 'CV.svg', content: Buffer.from(leaner(svg)) }, fit: pageFitOf(Layout.parse(layout)) }
}

/** A hundredth of a point is finer than any screen; the rest of the digits is half of the weight. */
export function leaner(svg: string): string {
  return svg.replace(/(\.\d\d)\d+/g, '$1')
}
