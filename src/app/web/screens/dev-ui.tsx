export function Component() {
  return <h1>dev-ui</h1>
}
