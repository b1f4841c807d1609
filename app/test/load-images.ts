/** Loads every image, lazy ones too, so that a screenshot does not depend on the network's timing. */
export async function loadImages(root: HTMLElement): Promise<void> {
  const images = [...root.querySelectorAll('img')]
  for (const image of images) image.loading = 'eager'
  // An image that cannot be decoded shows its fallback.
  await Promise.allSettled(images.map((image) => image.decode()))
}
