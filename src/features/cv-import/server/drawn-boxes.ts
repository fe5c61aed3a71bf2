import type { Box } from './box-order.ts'

export type TextBox = Box & { readonly text: string }
type Pair = readonly [number, number]
/** The coordinate system of a group of shapes: its origin and the size of its units, in English Metric Units. */
type Frame = { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number }
type Geometry = Readonly<Partial<Record<string, Pair>>>

const tags = /<(\/?)(wpg:grpSpPr|wpg:grpSp|wps:spPr|w:txbxContent|a:off|a:ext|a:chOff|a:chExt)\b([^<>]*)>/g

type State = { readonly frames: Frame[]; readonly boxes: TextBox[]; geometry: Geometry; start: number }

/** The text boxes of a drawing. Their places are those of the shapes around them, which may be in groups with coordinate systems of their own. */
export function textBoxesIn(drawing: string): TextBox[] {
  const [newer = ''] = drawing.split('<mc:Fallback>')
  const frame: Frame = { x: offsetIn(newer, 'H'), y: offsetIn(newer, 'V'), scaleX: 1, scaleY: 1 }
  const state: State = { frames: [frame], boxes: [], geometry: {}, start: -1 }
  for (const found of newer.matchAll(tags)) {
    const [tag, slash, name = '', values = ''] = found
    if (name.startsWith('a:')) state.geometry = { ...state.geometry, [name]: pairIn(values) }
    else if (slash === '') opening(state, name, found.index + tag.length)
    else closing(state, name, newer.slice(state.start, found.index), state.frames.at(-1) ?? frame)
  }
  return state.boxes
}

function opening(state: State, name: string, at: number): void {
  if (name === 'w:txbxContent') state.start = at
  else if (name !== 'wpg:grpSp') state.geometry = {}
}

function closing(state: State, name: string, text: string, frame: Frame): void {
  const { frames, boxes, geometry, start } = state
  if (name === 'w:txbxContent' && start >= 0) {
    boxes.push({ ...placed(geometry, frame), text })
    // A damaged file may repeat the closing tag. The text is added only once.
    state.start = -1
  } else if (name === 'wpg:grpSpPr') frames.push(frameOf(geometry, frame))
  else if (name === 'wpg:grpSp') frames.pop()
}

function offsetIn(drawing: string, way: 'H' | 'V'): number {
  const at = drawing.indexOf(`<wp:position${way}`)
  return at < 0 ? 0 : Number(/<wp:posOffset>(-?\d{1,12})/.exec(drawing.slice(at, at + 200))?.[1] ?? 0)
}

const pairIn = (values: string): Pair => {
  const [one = 0, two = 0] = [...values.matchAll(/"(-?\d{1,12})"/g)].map(([, number]) => Number(number))
  return [one, two]
}

const none: Pair = [0, 0]

function placed(geometry: Geometry, { x, y, scaleX, scaleY }: Frame): Box {
  const [[left, top], [width, height]] = [geometry['a:off'] ?? none, geometry['a:ext'] ?? none]
  return { x: x + left * scaleX, y: y + top * scaleY, width: width * scaleX, height: height * scaleY }
}

function frameOf(geometry: Geometry, frame: Frame): Frame {
  const { x, y, width, height } = placed(geometry, frame)
  const [[ownWidth, ownHeight], [left, top]] = [geometry['a:chExt'] ?? none, geometry['a:chOff'] ?? none]
  const scaleX = ownWidth > 0 ? width / ownWidth : frame.scaleX
  const scaleY = ownHeight > 0 ? height / ownHeight : frame.scaleY
  return { x: x - left * scaleX, y: y - top * scaleY, scaleX, scaleY }
}
