/** Tests the walk through all screens itself: it finds a button that does nothing, and reports no other. */
import { expect, test } from '../fixtures.ts'
import { listenTo } from './hearing.ts'
import { bringTools } from './page-tools.ts'
import { pressEverything, type Walk } from './walk.ts'

const page = `<!doctype html><html><head><style>button:hover, button:focus { color: red }</style></head><body><main>
  <p><button>Dead</button></p>
  <h2><button onclick="this.classList.toggle('bold'); this.style.color = 'blue'">Only looks</button></h2>
  <button disabled>Not now</button><button hidden>Not there</button>
  <h3><button onclick="document.querySelector('output').textContent += 'x'">Writes</button></h3><output></output>
  <h4><button onclick="print()">Prints</button><button onclick="navigator.clipboard.writeText('x')">Copies</button></h4>
  <h5><button onclick="fetch('/api/health', { method: 'POST' })">Asks</button></h5>
  <h6><button onclick="setTimeout(() => location.assign('/elsewhere'), 1500)">Leaves late</button></h6>
  <form onsubmit="return false"><input required aria-label="Name"><button>Sends</button></form>
  <details><summary>Opens</summary><button>Dead inside</button></details>
  <p><button onclick="document.querySelector('dialog').showModal()">Asks first</button></p>
  <dialog><button onclick="this.closest('dialog').close()">Closes</button><button>Dead in the dialog</button></dialog>
  <span role="switch" aria-checked="false" tabindex="0" onclick="this.ariaChecked = this.ariaChecked !== 'true'">Switches</span>
  <span role="tab" aria-selected="true">Chosen already</span>
  <div style="position: relative"><button onclick="print()">Covered</button><i style="position: absolute; inset: 0"></i></div>
  <a href="#there" id="there">Here</a><a href="#gone">Gone</a><a href="#" onclick="this.textContent = 'Done'">Writes too</a>
  <ol>${Array.from({ length: 9 }, (_, n) => `<li><button onclick="print()">One of many ${n}</button></li>`).join('')}</ol>
</main></body></html>`

async function walkOf(tab: Walk['page']): Promise<Walk> {
  await bringTools(tab.context())
  await tab.route('**/*', (route) => route.fulfill({ body: page, contentType: 'text/html' }))
  const address = 'http://localhost/tiny'
  return { page: tab, hearing: listenTo(tab), address, seen: new Set(), dead: [], links: new Map(), states: new Map(), at: null }
}

test('buttons without an effect are distinguished from those with one', async ({ page: tab }) => {
  const walk = await walkOf(tab)
  await pressEverything(walk)
  expect(walk.dead.map((fault) => fault.replace(/<.*/, '…'))).toEqual([
    'main: button “Dead”: nothing happens',
    'main: button “Only looks”: nothing happens',
    'main: summary “Opens” → main: button “Dead inside”: nothing happens',
    'main: button “Asks first” → dialog: button “Dead in the dialog”: nothing happens',
    'main: button “Covered”: it is under …',
    'main: a “Gone”: nothing happens',
  ])
  const alive = ['Writes', 'Prints', 'Copies', 'Asks', 'Leaves late', 'Sends', 'Opens', 'Asks first', 'Closes', 'Switches']
  const ofMany = ['One of many 0', 'One of many 8']
  for (const name of [...alive, ...ofMany, 'Writes too']) expect([...walk.seen].join()).toContain(`“${name}”`)
  for (const name of ['Not now', 'Not there', 'Chosen already', 'One of many 1'])
    expect([...walk.seen].join()).not.toContain(name)
  expect([...walk.links.values()].map((link) => link.name)).toEqual(['Here'])
})
