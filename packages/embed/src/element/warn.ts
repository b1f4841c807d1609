const said = new Set<string>()

/** Tells who made the page what to do, in the browser's console and once, however many elements and attempts there are. */
export function warnOnce(element: string, advice: string): void {
  const message = `Convoca: <${element}>: ${advice}`
  if (said.has(message)) return
  said.add(message)
  // oxlint-disable-next-line no-console -- it is said to who made the page
  console.warn(message)
}
