export function Component() {
  return <h1>auth</h1>
}
