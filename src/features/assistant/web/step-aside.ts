/** The sides of an element, in pixels of the window. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The maximum: further up, people would not find the corner. */
const most = 200
const gap = 6

const areOver = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const raised = (box: Box, by: number): Box => ({ ...box, top: box.top - by, bottom: box.bottom - by })

/** How far the corner must be raised, from `least` on, so that it covers none of the controls; null if there is no such place within the maximum. */
export function raiseOver(corner: Box, controls: readonly Box[], least: number): number | null {
  let raise = least
  while (raise <= least + most) {
    const now = raised(corner, raise)
    const covered = controls.filter((control) => areOver(now, control))
    if (covered.length === 0) return raise
    raise = corner.bottom - Math.min(...covered.map(({ top }) => top)) + gap
  }
  return null
}
