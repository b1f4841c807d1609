'use client'

import { useState } from 'react'
import type { ComposerTexts } from './composer-texts.ts'

type Kind = keyof Pick<ComposerTexts, 'microphoneRefused' | 'wrongPicture'>

/** The turn makes the same sentence a new one, which is said again. */
export interface ComposerError {
  of: Kind
  turn: number
}

/** What was refused last, until the next act. */
export function useComposerError() {
  const [problem, setProblem] = useState<ComposerError>()
  return {
    problem,
    refuse: (of: Kind) => setProblem((before) => ({ of, turn: (before?.turn ?? 0) + 1 })),
    forget: () => setProblem(undefined),
  }
}
