/** Convoca's fonts for elements with `fonts="brand"`: from memory, where a page's policy allows no style sheet to refer to them. */
const faces = [
  { family: 'Inter Variable', weight: '400 900', file: 'inter.woff2' },
  { family: 'Barlow Condensed', weight: '600', file: 'barlow-condensed-600.woff2' },
  { family: 'Barlow Condensed', weight: '700', file: 'barlow-condensed-700.woff2' },
]

async function addFace({ family, weight, file }: (typeof faces)[number]): Promise<void> {
  const response = await fetch(new URL(file, import.meta.url), { referrerPolicy: 'no-referrer' })
  if (response.ok) document.fonts.add(new FontFace(family, await response.arrayBuffer(), { weight }))
}

// A font that does not load leaves the next family of the list.
void Promise.allSettled(faces.map(addFace))
