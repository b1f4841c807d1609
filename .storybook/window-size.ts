const currentSize = () => `${window.innerWidth} × ${window.innerHeight}`

let reportedSize = currentSize()
window.addEventListener('resize', () => {
  reportedSize = currentSize()
})

/**
 * Waits for the pending `resize` event, which is fired before the next frame: the previous story may have had another
 * viewport, and open lists close on resize.
 */
export async function waitForResizeEvent(): Promise<void> {
  if (reportedSize !== currentSize()) await new Promise(requestAnimationFrame)
}
