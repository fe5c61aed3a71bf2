import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CvBody, Template } from '../contract.ts'
import { DraftInput } from '../preview-contract.ts'
import { countDrawing, leaner } from './preview.ts'
import { toPrintModel } from './print-model.ts'
import { findCvOf } from './queries.ts'
import { sampleCv } from './sample-cv.ts'
import { isNearlyEmpty, previewBodyOf } from './preview-body.ts'
import { templateFile, versionOf } from './template-version.ts'

type ThumbnailContext = Pick<AppContext, 'db' | 'draw' | 'rateLimits'>

type ThumbnailOptions = {
  readonly template: Template
  /** Text that has been typed and not saved. */
  readonly draft: unknown
}

export async function thumbnail(tools: ThumbnailContext, userId: string, { template, draft }: ThumbnailOptions): Promise<File> {
  await countDrawing(tools, userId)
  const saved = await findCvOf(tools.db, userId)
  const shown = toPrintModel(upperPart(shownIn(draft ?? saved?.body)))
  const { svg } = await tools.draw(templateFile(template, versionOf(template, saved)), shown)
  return { name: `${template}.svg`, content: Buffer.from(leaner(firstPage(svg))) }
}

function shownIn(body: unknown): CvBody {
  const typed = DraftInput.safeParse(body).data
  const own = typed && previewBodyOf(typed)
  return own && !isNearlyEmpty(own) ? own : sampleCv
}

/** Details that are invisible on a thumbnail are neither rendered nor sent. */
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

const a4 = { width: 595.28, height: 841.89 }

function firstPage(svg: string): string {
  const size = `viewBox="0 0 ${a4.width} ${a4.height}" width="${a4.width}pt" height="${a4.height}pt"`
  return svg.replace(/viewBox="[^"]*"\s+width="[^"]*"\s+height="[^"]*"/, size)
}
