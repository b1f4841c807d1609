/** Saves a file that needs the session, which a link cannot send. */
export function saveAs(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has its own reference by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
