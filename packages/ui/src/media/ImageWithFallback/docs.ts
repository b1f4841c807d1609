import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ImageWithFallback: {
    use: ['For every picture that somebody uploaded.'],
    avoid: ['For drawn parts of the product: plain `<img>` or SVG.'],
    keyboard: [],
    accessibility: ['`alt` is demanded; the fallback must say the same.'],
    reviewed: '2026-11-21',
  },
}
