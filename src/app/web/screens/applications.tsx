export function Component() {
  return <h1>applications</h1>
}
