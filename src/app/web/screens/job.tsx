export function Component() {
  return <h1>job</h1>
}
