'use client'

import { useState } from 'react'
import type { ComposerTexts } from './composer-texts.ts'

type Kind = keyof Pick<
  ComposerTexts,
  'microphoneRefused' | 'wrongPicture' | 'pictureTooLarge' | 'tooManyPictures'
>

/** `turn` is used as key: a repeated error gets a new element and is announced again. */
export interface ComposerError {
  of: Kind
  turn: number
}

/** The composer's last error, until the user's next action. */
export function useComposerError() {
  const [problem, setProblem] = useState<ComposerError>()
  return {
    problem,
    refuse: (of: Kind) => setProblem((before) => ({ of, turn: (before?.turn ?? 0) + 1 })),
    forget: () => setProblem(undefined),
  }
}
