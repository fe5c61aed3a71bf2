import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { NotFound } from '#platform/server/failures.ts'
import { NoPicture, squaresOf, TooManyPixels } from '#platform/server/pictures.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { newToken } from '#platform/server/token.ts'
import { company, companyChanged, logoReplaced } from '../company-contract.ts'
import { listShownLogos, replaceLogo } from './company-queries.ts'
import { logAction } from './action-queries.ts'

/** Processing an image takes processor time. */
const logoUploads: RateLimit = { name: 'logo uploads', per: 'account', max: 20, windowSeconds: hours(1) }

const folder = 'logos'
/** For the largest logo, on screens with three device pixels per CSS pixel. */
const edge = 192

type LogoContext = Pick<AppContext, 'db' | 'rateLimits' | 'clock' | 'storage'>
type Actor = { readonly id: string; readonly employerId: string }

/** Stores the file first, under a new random name; then updates the company. Files left over by a failure are removed later. */
export async function saveLogo(context: LogoContext, actor: Actor, bytes: Uint8Array): Promise<{ readonly logo: string }> {
  const { rateLimits, storage } = context
  await rateLimits.consume([countOf(logoUploads, actor.employerId)])
  const [square] = await squaresOf(bytes, [edge], 'contain').catch(inWords)
  if (!square) throw new TypeError('one edge makes one square')
  const name = `${folder}/${newToken()}.webp`
  await storage.keep(name, square)
  await showLogo(context, actor, `/${name}`)
  return { logo: `/${name}` }
}

export async function showLogo(
  { db, clock }: Pick<LogoContext, 'db' | 'clock'>,
  actor: Actor,
  logo: string | null,
): Promise<void> {
  const { employerId } = actor
  await db.transaction().execute(async (tx) => {
    const before = await replaceLogo(tx, employerId, logo)
    if (before) await publish(tx, logoReplaced, { url: before })
    await publish(tx, companyChanged, { employerId })
    await logAction(tx, { employerId, userId: actor.id, action: logo ? 'changed the logo' : 'removed the logo' }, clock())
  })
}

function inWords(error: unknown): never {
  const call = company['PUT /api/employer/company/logo']
  if (error instanceof TooManyPixels) throw refuse(call, 'tooManyPixels')
  if (error instanceof NoPicture) throw refuse(call, 'noPicture')
  throw error
}

/** A logo never changes under its name. */
export function serveLogos(app: FastifyInstance, { storage }: AppContext): void {
  app.get<{ Params: { name: string } }>('/logos/:name', async ({ params: { name } }, reply) => {
    const content = await storage.find(`${folder}/${name}`)
    if (!content) throw new NotFound()
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(content)
  })
}

/** A logo on another site is not ours to delete. */
export const removeLogo = reaction('removeLogo', logoReplaced, async ({ storage }, { url }) => {
  if (url.startsWith(`/${folder}/`)) await storage.remove(url.slice(1))
})

const graceMs = 60 * 60 * 1_000

/** Removes logos that no company shows: of deleted accounts, and of interrupted uploads. */
export const sweepLogos: CronJob = {
  name: 'sweep-logos',
  cron: '55 * * * *',
  run: async ({ db, storage, clock }) => {
    const oldest = clock().getTime() - graceMs
    const files = (await storage.list(folder)).filter(({ keptAt }) => keptAt.getTime() < oldest).map(({ name }) => name)
    for (let at = 0; at < files.length; at += 500) {
      const some = files.slice(at, at + 500)
      const shown = await listShownLogos(
        db,
        some.map((name) => `/${name}`),
      )
      await Promise.all(some.filter((name) => !shown.has(`/${name}`)).map((name) => storage.remove(name)))
    }
  },
}
