import type { FastifyInstance } from 'fastify'
import type { Sites } from '#platform/server/app-context.ts'
import { hostIn } from '#platform/server/http/request-headers.ts'
import { siteOf } from './sites.ts'

/** Addresses that people type from memory, with the screens they mean. */
const typedAddresses = [['/salary', '/salary-calculator']] as const

/** Redirects such addresses to their screen. On the CV site every unknown address leads to its start page. */
export function serveTypedAddresses(app: FastifyInstance, sites: Sites): void {
  for (const [typed, meant] of typedAddresses)
    app.get(typed, (request, reply) => {
      if (siteOf(hostIn(request), sites) === 'cv') return reply.redirect('/')
      const { search } = new URL(request.url, sites.mainUrl)
      return reply.redirect(meant + search, 301)
    })
}
