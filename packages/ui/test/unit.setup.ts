class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom lacks a few browser parts that Radix and the library's layers ask for. */
function addMissingParts(): void {
  globalThis.ResizeObserver ??= NoResizeObserver
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  HTMLElement.prototype.showPopover ??= () => {}
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}

// A test in plain Node, as on a server, gets no part of a browser.
if ('document' in globalThis) addMissingParts()

// React checks its updates against act() only when told that it is under test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
