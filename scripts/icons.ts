/** Usage: node scripts/icons.ts <folder>. Makes the icons for the home screens of phones from the one icon. */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = process.argv[2] ?? 'dist/icons'
const drawing = readFileSync('src/app/web/shell/icon.svg', 'utf8')
// Phones cut maskable icons into their own shape: the background must reach the edges, and the content stay in the middle.
const ground = drawing.replace('rx="8" ', '')
const [open = '', rest = ''] = ground.split(/(?<=<svg[^>]*>)/)
const background = /<rect[^>]*\/>/.exec(rest)?.[0] ?? ''
const mark = rest.replace(background, '').replace('</svg>', '')
const maskable = `${open}${background}<g transform="translate(16 16) scale(.72) translate(-16 -16)">${mark}</g></svg>`

const icons = [
  { name: 'icon-192.png', svg: drawing, edge: 192 },
  { name: 'icon-512.png', svg: drawing, edge: 512 },
  { name: 'maskable-192.png', svg: maskable, edge: 192 },
  { name: 'maskable-512.png', svg: maskable, edge: 512 },
  { name: 'apple-touch-icon.png', svg: ground, edge: 180 },
]

mkdirSync(folder, { recursive: true })
for (const { name, svg, edge } of icons) {
  // Each picture is rendered at its final size: scaling a small one up would blur it.
  const picture = sharp(Buffer.from(svg), { density: (72 * edge) / 32 }).resize(edge, edge)
  await picture.png({ compressionLevel: 9 }).toFile(path.join(folder, name))
}
