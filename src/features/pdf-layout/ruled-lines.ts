import { operators, type PdfPage } from './pdfjs.ts'

type Point = readonly [x: number, y: number]

/**
 * A straight line drawn on a page. `at` is the y of a horizontal line or the x of a vertical one; `from` and `to` are its ends. `isEdge` is true for
 * the edge of a filled area, which may be the background of a cell within its borders.
 */
export type RuledLine = {
  readonly isAcross: boolean
  readonly at: number
  readonly from: number
  readonly to: number
  readonly isEdge: boolean
}

const fills: ReadonlySet<number> = new Set([operators.fill, operators.evenOddFill])
const endings: ReadonlySet<number> = new Set([operators.restore, operators.formEnd])
const mostLines = 1_500
/** The largest number of values in a path. Longer paths are not frames of tables. */
const longestPath = 400
/** In points: a filled rectangle that is not thicker counts as a line. */
const thinnest = 3

type Matrix = readonly number[]
const unmoved: Matrix = [1, 0, 0, 1, 0, 0]
const isMatrix = (value: unknown): value is Matrix => Array.isArray(value) && value.length === 6

const product = (one: Matrix, other: Matrix): Matrix => {
  const [x, y, start] = [0, 2, 4].map((at) => moved([other[at] ?? 0, other[at + 1] ?? 0], one, at === 4 ? 1 : 0))
  return [x, y, start].flatMap((point) => point ?? [])
}

/** Transforms a point by a matrix. With `shift` 0 the point is a direction, which is not translated. */
const moved = ([x, y]: Point, matrix: Matrix, shift = 1): Point => {
  const [a, b, c, d, e, f] = unmoved.map((number, at) => matrix[at] ?? number) as [number, number, number, number, number, number] // six, as of `unmoved`
  return [a * x + c * y + shift * e, b * x + d * y + shift * f]
}

/** The lines that frame tables. Coordinates are in points from the lower left corner of the visible page. */
export async function ruledLinesOn(page: PdfPage): Promise<RuledLine[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0] = page.view
  const matrices: Matrix[] = [[1, 0, 0, 1, -left, -bottom]]
  const found: RuledLine[] = []
  for (const [at, operator] of fnArray.entries()) {
    const args: readonly unknown[] = argsArray[at] ?? []
    if (operator === operators.constructPath) found.push(...linesOfPath(args, matrices.at(-1) ?? unmoved))
    else move(matrices, operator, args)
    if (found.length > mostLines) break
  }
  return joined(found)
}

/** Updates the stack of transformation matrices; its last element is the current matrix. */
function move(matrices: Matrix[], operator: number, args: readonly unknown[]): void {
  const now = matrices.at(-1) ?? unmoved
  const isForm = operator === operators.formBegin
  if (isForm || operator === operators.save) matrices.push(now)
  if (endings.has(operator) && matrices.length > 1) matrices.pop()
  const by = isForm ? args[0] : operator === operators.transform ? args : null
  if (isMatrix(by)) matrices[matrices.length - 1] = product(now, by)
}

/** The lines of a path. A path that is only used for clipping is not visible. */
function linesOfPath([paint, data]: readonly unknown[], matrix: Matrix): RuledLine[] {
  const path: unknown = Array.isArray(data) ? data[0] : null
  if (paint === operators.endPath || !(path instanceof Float32Array) || path.length > longestPath) return []
  const isFilled = typeof paint === 'number' && fills.has(paint)
  return figuresOf(path).flatMap((figure) =>
    linesOfFigure(
      figure.map((point) => moved(point, matrix)),
      isFilled,
    ),
  )
}

/** The codes of the steps in a path: `begin` and `goOn` are followed by a point, `close` by nothing. */
const steps = { begin: 0, goOn: 1, close: 4 }

/** The corners of each figure of a path. A path with curves is not a frame. */
function figuresOf(path: Float32Array): Point[][] {
  const figures: Point[][] = []
  for (let at = 0; at < path.length; at += path[at] === steps.close ? 1 : 3) {
    const [step, x = 0, y = 0] = path.subarray(at, at + 3)
    if (step === steps.begin) figures.push([[x, y]])
    else if (step === steps.goOn) figures.at(-1)?.push([x, y])
    else if (step !== steps.close) return []
  }
  return figures
}

function linesOfFigure(points: readonly Point[], isFilled: boolean): RuledLine[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isEdge = isFilled && Math.min(right - left, top - bottom) > thinnest
  const across = (at: number): RuledLine => ({ isAcross: true, at, from: left, to: right, isEdge })
  const upright = (at: number): RuledLine => ({ isAcross: false, at, from: bottom, to: top, isEdge })
  const [width, height] = [right - left, top - bottom]
  if (points.length < 2 || !(Math.max(width, height) > thinnest)) return []
  if (height <= thinnest) return [across((top + bottom) / 2)]
  if (width <= thinnest) return [upright((left + right) / 2)]
  const isFrame = points.length <= 5 && points.every(([x, y]) => (x === left || x === right) && (y === bottom || y === top))
  return isFrame ? [across(bottom), across(top), upright(left), upright(right)] : []
}

/** In points: lines that are not further apart are on one line, as a border and the edge of a shaded cell beside it. */
const apart = 1.5
/** In points: the largest gap in a line. */
const gap = 4

/** Joins lines that continue each other: word processors draw the border of each cell separately. */
function joined(lines: readonly RuledLine[]): RuledLine[] {
  const inOrder = lines.toSorted((one, other) => Number(one.isAcross) - Number(other.isAcross) || one.at - other.at)
  const groups: RuledLine[][] = []
  for (const line of inOrder) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first?.isAcross === line.isAcross && line.at - first.at < apart) group.push(line)
    else groups.push([line])
  }
  return groups.flatMap(joinedInGroup)
}

function joinedInGroup(group: readonly RuledLine[]): RuledLine[] {
  const whole: RuledLine[] = []
  for (const line of group.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && line.from <= last.to + gap) whole[whole.length - 1] = longer(last, line)
    else whole.push(line)
  }
  return whole
}

const longer = (one: RuledLine, other: RuledLine): RuledLine => ({
  ...one,
  to: Math.max(one.to, other.to),
  isEdge: one.isEdge && other.isEdge,
})
