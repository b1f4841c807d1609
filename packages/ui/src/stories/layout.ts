/** Frames of stories that show several things at once. */

/** Fields under each other, as in a form. */
export const fieldColumn = { display: 'grid', gap: 20, maxWidth: 380 } as const

/** Columns where there is room for them. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 24,
  alignItems: 'start',
  maxWidth: 1000,
} as const

/** The layout of forms that are a page of their own, which are narrower. */
export const formsSideBySide = { ...sideBySide, maxWidth: 852 } as const

/** Parameters of stories whose dialog is open from the start: each is shown in a frame of its own on the docs page. */
export const opensDialog = {
  visual: 'page',
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '680px' } },
} as const

/** Parameters of a story among these that has no dialog. */
export const withoutDialog = {
  visual: 'root',
  layout: 'padded',
  docs: { story: { inline: true } },
} as const
