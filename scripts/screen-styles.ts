/**
 * Usage: node scripts/screen-styles.ts <folder>. For each screen, the part of the style sheet that its page contains (docs/decisions/0111). The sheet
 * itself keeps no fonts: every page names them, and a browser that is told of a font again shows text in it again, which moves.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { browserEntry, type Manifest } from '#app/server/screens.ts'
import { namedIn, parseStyles, stylesFor, withoutFonts } from './styles/style-sheet.ts'

const folder = process.argv[2] ?? 'dist/styles'
const client = 'dist/client'
const screenFolder = 'src/app/web/screens/'
/** The assistant's panel waits for the styles of all screens (`use-panel.ts`). */
const assistantPanel = 'src/features/assistant/web/chat-panel.tsx'

const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest // Vite's own format
const [sheetFile = ''] = manifest[browserEntry]?.css ?? []
const sheet = parseStyles(readFileSync(path.join(client, sheetFile), 'utf8'))
writeFileSync(
  path.join(client, sheetFile),
  stylesFor(withoutFonts(sheet), () => true),
)

mkdirSync(folder, { recursive: true })
for (const screen of Object.keys(manifest).filter((id) => isScreen(id))) {
  const scripts = scriptsOf(screen).map((script) => readFileSync(path.join(client, script), 'utf8'))
  writeFileSync(path.join(folder, `${path.basename(screen, '.tsx')}.css`), stylesFor(sheet, namedIn(scripts)))
}

function isScreen(id: string): boolean {
  return id.startsWith(screenFolder)
}

/** Tells whether a script lists the screens. As in `staff-files.ts`, such a script is fetched only for the screens that it lists. */
function listsScreens(id: string): boolean {
  return manifest[id]?.dynamicImports?.some(isScreen) ?? false
}

/** Lists the scripts of the frame and of one screen, and those that both load later, without those of other screens. */
function scriptsOf(screen: string): string[] {
  const frame = manifest[browserEntry]?.dynamicImports?.filter((id) => !isScreen(id) && !listsScreens(id)) ?? []
  const found = new Set<string>([browserEntry])
  const visit = (id: string): void => {
    if (found.has(id) || !manifest[id] || id === assistantPanel) return
    found.add(id)
    for (const below of [...(manifest[id].imports ?? []), ...(manifest[id].dynamicImports ?? [])]) visit(below)
  }
  for (const id of [...(manifest[browserEntry]?.imports ?? []), ...frame, screen]) visit(id)
  return [...found].flatMap((id) => manifest[id]?.file ?? [])
}
