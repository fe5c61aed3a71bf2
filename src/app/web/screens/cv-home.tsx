export function Component() {
  return <h1>cv-home</h1>
}
