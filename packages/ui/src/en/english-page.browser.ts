'use client'

import { lazy } from 'react'

/** The English page, whose texts a browser loads only where the page is in English. */
export const EnglishPage = lazy(() =>
  import('./EnglishPage.tsx').then((module) => ({ default: module.EnglishPage })),
)
