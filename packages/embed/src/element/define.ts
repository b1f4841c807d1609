type ElementClass = new () => HTMLElement

/**
 * Defines an element once, also where two scripts of a page bring it. `origin` is the server's, where its elements have
 * no attribute of that name.
 */
export function defineOnce(name: string, element: ElementClass, origin: string | undefined): void {
  // There is none on a server.
  const registry = globalThis.customElements as CustomElementRegistry | undefined
  if (!registry || registry.get(name)) return
  registry.define(
    name,
    class extends element {
      readonly defaultOrigin = origin
    },
  )
}
