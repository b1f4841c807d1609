'use client'

import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, about which React 18 warns on a server, where neither of the two runs. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
