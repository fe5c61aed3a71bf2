/** Each screen of both sites, as each kind of visitor, at phone and desktop size: everything that can be pressed has an effect. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test as base } from './fixtures.ts'
import { faultOf } from './pressing/links.ts'
import { pressScreen } from './pressing/press-screen.ts'
import { openWorld, sampleOf, type Site, type World } from './pressing/world.ts'

type BuiltScreen = { readonly addressesOf: (site: Site) => readonly { readonly screen: string; readonly path: string }[] }
const built = pathToFileURL(path.resolve('dist/server/entry-server.js')).href
const { addressesOf } = (await import(built)) as BuiltScreen // built from entry-server.tsx

const test = base.extend<object, { readonly world: World }>({
  world: [
    async ({ browser }, use, { project }) => {
      const world = await openWorld(browser, project.use.baseURL ?? '')
      await use(world)
      for (const { context } of [...Object.values(world.visitors).flat(), world.staff]) await context.close()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'parallel' })
// Each trace would contain hundreds of presses.
test.use({ trace: 'off' })

/** These screens create a draft and redirect to its form, which is a screen of its own. */
const leadsOn: ReadonlySet<string> = new Set(['src/app/web/screens/employer-job-new.tsx'])

for (const site of ['main', 'cv'] as const) {
  for (const [screen, addresses = []] of Object.entries(Object.groupBy(addressesOf(site), (address) => address.screen))) {
    test(`${site}: no button and no link of ${path.basename(screen, '.tsx')} does nothing`, async ({ world }) => {
      // Some screens have a hundred elements to press.
      test.slow()
      const faults: string[] = []
      let isSeen = false
      const isForStaff = addresses.every((address) => address.path.startsWith('/admin/'))
      for (const visitor of [...world.visitors[site], ...(isForStaff ? [world.staff] : [])]) {
        const paths = addresses.map((address) => sampleOf(address.path, world.samples))
        const found = await pressScreen(visitor, paths)
        isSeen ||= found.isSeen
        const links = await Promise.all(found.links.map((link) => faultOf(link, visitor, world)))
        faults.push(...[...found.faults, ...links.filter(Boolean)].map((fault) => `${visitor.name}: ${fault}`))
      }
      expect(faults).toEqual([])
      expect(isSeen, 'somebody sees the screen').toBe(!leadsOn.has(screen))
    })
  }
}
