const said = new Set<string>()

/** Tells the author of the page what to do, in the browser's console and once, however many elements and attempts there are. */
export function warnOnce(element: string, advice: string): void {
  const message = `Convoca: <${element}>: ${advice}`
  if (said.has(message)) return
  said.add(message)
  // oxlint-disable-next-line no-console -- it is meant for the author of the page
  console.warn(message)
}
