/** Elements that are read, not shown, and that browsers leave as they are. */
const untranslated = 'script, style, textarea, title, option, svg, [translate=no], font'

/** Replaces each text node as browsers do that translate a page: the node is gone, and two elements are in its place. */
export function translatePage(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data === '' || text.parentElement?.closest(untranslated)) continue
    const outer = document.createElement('font')
    outer.style.verticalAlign = 'inherit'
    outer.appendChild(outer.cloneNode()).appendChild(document.createTextNode(text.data))
    text.replaceWith(outer)
  }
}

/** Translates what comes to the page too, until it is stopped. */
export function keepTranslated(root: Element): () => void {
  translatePage(root)
  const observer = new MutationObserver(() => translatePage(root))
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

/** Lets a browser translate every page that it opens, as soon as it takes input: a script for `addInitScript`. */
export const translationScript = `
  const untranslated = ${JSON.stringify(untranslated)}
  ${translatePage.toString()}
  ${keepTranslated.toString()}
  const readiness = new MutationObserver(() => {
    if (document.documentElement.dataset.density === undefined || document.body === null) return
    readiness.disconnect()
    keepTranslated(document.body)
  })
  readiness.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-density'] })
`
