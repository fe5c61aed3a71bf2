import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CvBody, Template } from '../contract.ts'
import { DraftInput } from '../preview-contract.ts'
import { compact } from './compact-drawing.ts'
import { countDrawing, firstPage } from './preview.ts'
import { toPrintModel } from './print-model.ts'
import { findCvOf } from './queries.ts'
import { sampleCv } from './sample-cv.ts'
import { isNearlyEmpty, previewBodyOf } from './preview-body.ts'
import { newestVersion, templateFile, versionOf } from './template-version.ts'

type ThumbnailContext = Pick<AppContext, 'db' | 'draw' | 'rateLimits'>

type ThumbnailOptions = {
  readonly template: Template
  /** The typed text that is not saved yet. */
  readonly draft: unknown
}

export async function thumbnail(tools: ThumbnailContext, userId: string, { template, draft }: ThumbnailOptions): Promise<File> {
  await countDrawing(tools, userId)
  const saved = await findCvOf(tools.db, userId)
  return upperPage(tools, shownIn(draft ?? saved?.body), { template, version: versionOf(template, saved) })
}

/** Draws the samples of templates for people without a CV. Each is drawn once per process, because everybody sees the same. */
export function openSamples(tools: Pick<AppContext, 'draw'>): (template: Template) => Promise<File> {
  const drawn = new Map<Template, Promise<File>>()
  return (template) => {
    const known = drawn.get(template)
    if (known) return known
    const drawing = upperPage(tools, sampleCv, { template, version: newestVersion[template] })
    drawn.set(template, drawing)
    // After a failure, the next visitor tries again.
    drawing.catch(() => drawn.delete(template))
    return drawing
  }
}

type TemplateVersion = { readonly template: Template; readonly version: number }

async function upperPage(
  { draw }: Pick<AppContext, 'draw'>,
  body: CvBody,
  { template, version }: TemplateVersion,
): Promise<File> {
  const { svg } = await draw(templateFile(template, version), toPrintModel(upperPart(body)))
  return { name: `${template}.svg`, content: Buffer.from(firstPage(compact(svg, 1))) }
}

function shownIn(body: unknown): CvBody {
  const typed = DraftInput.safeParse(body).data
  const own = typed && previewBodyOf(typed)
  return own && !isNearlyEmpty(own) ? own : sampleCv
}

/** Leaves out details that are invisible on a thumbnail, so that they are neither rendered nor sent. */
function upperPart({ experience, education, skills, achievements, ...rest }: CvBody): CvBody {
  return {
    ...rest,
    experience: experience.slice(0, 3).map((job) => ({ ...job, description: firstLines(job.description) })),
    education: education.slice(0, 2),
    skills: skills.slice(0, 12),
    achievements: achievements.slice(0, 3),
  }
}

const firstLines = (text: string): string => text.split('\n').slice(0, 3).join('\n').slice(0, 500)
