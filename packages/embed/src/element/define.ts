type ElementClass = new () => HTMLElement

/**
 * Defines an element once, also where two scripts of a page bring it. `origin` is the server's, where its elements have
 * no attribute of that name.
 */
export function defineOnce(name: string, element: ElementClass, origin: string | undefined): void {
  if (!('customElements' in globalThis) || customElements.get(name) !== undefined) return
  customElements.define(
    name,
    class extends element {
      readonly defaultOrigin = origin
    },
  )
}
