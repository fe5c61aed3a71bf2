export function Component() {
  return <h1>cv-builder</h1>
}
