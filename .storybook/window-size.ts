const sizeNow = () => `${window.innerWidth} × ${window.innerHeight}`

let told = sizeNow()
window.addEventListener('resize', () => {
  told = sizeNow()
})

/**
 * Waits until the window's last change of size has been told, which is before its next frame: the story before may have
 * been of another size, and a list that is open when the news comes closes.
 */
export async function sizeTold(): Promise<void> {
  if (told !== sizeNow()) await new Promise(requestAnimationFrame)
}
