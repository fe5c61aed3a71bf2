import { operators, type PdfPage } from './pdfjs.ts'

type Point = readonly [x: number, y: number]

/** A straight line drawn on a page. `at` is the y of a horizontal line or the x of a vertical one; `from` and `to` are its ends. */
export type RuledLine = { readonly isAcross: boolean; readonly at: number; readonly from: number; readonly to: number }

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
  return figuresOf(path).flatMap((figure) => linesOfFigure(figure.map((point) => moved(point, matrix))))
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

function linesOfFigure(points: readonly Point[]): RuledLine[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = (at: number): RuledLine => ({ isAcross: true, at, from: left, to: right })
  const upright = (at: number): RuledLine => ({ isAcross: false, at, from: bottom, to: top })
  const [width, height] = [right - left, top - bottom]
  if (points.length < 2 || !(Math.max(width, height) > thinnest)) return []
  if (height <= thinnest) return [across((top + bottom) / 2)]
  if (width <= thinnest) return [upright((left + right) / 2)]
  const isFrame = points.length <= 5 && points.every(([x, y]) => (x === left || x === right) && (y === bottom || y === top))
  return isFrame ? [across(bottom), across(top), upright(left), upright(right)] : []
}

/** Joins lines that continue each other: word processors draw the border of each cell separately. */
function joined(lines: readonly RuledLine[]): RuledLine[] {
  const whole: RuledLine[] = []
  const order = (one: RuledLine, other: RuledLine): number =>
    Number(one.isAcross) - Number(other.isAcross) || Math.round(one.at) - Math.round(other.at) || one.from - other.from
  for (const line of lines.toSorted(order)) {
    const last = whole.at(-1)
    const goesOn = last?.isAcross === line.isAcross && Math.abs(last.at - line.at) < 1.5 && line.from <= last.to + 4
    if (last && goesOn) whole[whole.length - 1] = { ...last, to: Math.max(last.to, line.to) }
    else whole.push(line)
  }
  return whole
}
