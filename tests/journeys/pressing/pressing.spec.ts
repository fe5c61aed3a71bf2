/** Tests the walk through all screens itself: it finds a button that does nothing, and reports no other. */
import { expect, test } from '../fixtures.ts'
import { listenTo } from './hearing.ts'
import { bringTools } from './page-tools.ts'
import type { Walk } from './restore.ts'
import { desktop, phone } from './sizes.ts'
import { pressAtBoth } from './walk.ts'

const page = `<!doctype html><html><head><style>button:hover, button:focus { color: red }
  @media (max-width: 600px) { .wide { display: none } }</style></head><body><main>
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
  <b><button onclick="document.querySelector('menu').hidden = false">Menu</button></b><menu hidden>What a press beside it closes</menu>
  <i><button>Dead beside the menu</button></i><s><button onclick="this.textContent = 'Off'">On</button></s>
  <u><button>Dead after a switch</button></u>
  <p class="wide"><button>Dead in a wide window</button><button onclick="print()">Prints in a wide window</button></p>
</main><script>addEventListener('pointerdown', () => { document.querySelector('menu').hidden = true })</script></body></html>`

async function walkOf(tab: Walk['page']): Promise<Walk> {
  await bringTools(tab.context())
  await tab.route('**/*', (route) => route.fulfill({ body: page, contentType: 'text/html' }))
  const address = 'http://localhost/tiny'
  return {
    page: tab,
    hearing: listenTo(tab),
    address,
    seen: new Set(),
    dead: [],
    kinds: new Map(),
    links: new Map(),
    states: new Map(),
    trail: null,
  }
}

test('buttons without an effect are distinguished from those with one', async ({ page: tab }) => {
  const walk = await walkOf(tab)
  await pressAtBoth(walk, phone, desktop)
  expect(walk.dead.map((fault) => fault.replace(/<.*/, '…'))).toEqual([
    'main: button “Dead”: nothing happens',
    'main: button “Only looks”: nothing happens',
    'main: summary “Opens” → main: button “Dead inside”: nothing happens',
    'main: button “Asks first” → dialog: button “Dead in the dialog”: nothing happens',
    'main: button “Covered”: it is under …',
    'main: button “Dead beside the menu”: nothing happens',
    'main: button “Dead after a switch”: nothing happens',
    'main: a “Gone”: nothing happens',
    'main: button “Dead in a wide window”: nothing happens',
  ])
  const alive = [
    'Writes',
    'Prints',
    'Copies',
    'Asks',
    'Leaves late',
    'Sends',
    'Opens',
    'Asks first',
    'Closes',
    'Switches',
    'Menu',
    'On',
  ]
  const ofMany = ['Prints in a wide window', 'One of many 0', 'One of many 8']
  for (const name of [...alive, ...ofMany, 'Writes too']) expect([...walk.seen].join()).toContain(`“${name}”`)
  for (const name of ['Not now', 'Not there', 'Chosen already', 'One of many 1'])
    expect([...walk.seen].join()).not.toContain(name)
  expect([...walk.links.values()].map((link) => link.name)).toEqual(['Here'])
})
