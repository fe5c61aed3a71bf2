export function Component() {
  return <h1>jobs</h1>
}
