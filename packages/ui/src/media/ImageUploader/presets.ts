/** The purpose of an uploaded picture. */
export type ImagePreset = 'custom' | 'logo' | 'banner' | 'profile'

export interface ImagePresetRules {
  /** Size of the result in px: exact where the aspect is fixed, otherwise the box it must fit. */
  width: number
  height: number
  /** The crop may not be smaller than this, in px of the chosen picture. */
  minWidth: number
  minHeight: number
  /** Width : height of the crop; `null` = free. */
  aspect: number | null
  /** Clipped to a circle. */
  round: boolean
  /** Part of the largest possible crop that is selected at first, centred. */
  initialShare: number
}

export const imagePresets: Readonly<Record<ImagePreset, ImagePresetRules>> = {
  custom: {
    width: 800,
    height: 600,
    minWidth: 200,
    minHeight: 200,
    aspect: null,
    round: false,
    initialShare: 0.9,
  },
  logo: {
    width: 400,
    height: 400,
    minWidth: 200,
    minHeight: 200,
    aspect: null,
    round: false,
    initialShare: 0.9,
  },
  banner: {
    width: 1200,
    height: 400,
    minWidth: 1200,
    minHeight: 400,
    aspect: 3,
    round: false,
    initialShare: 0.9,
  },
  profile: {
    width: 400,
    height: 400,
    minWidth: 400,
    minHeight: 400,
    aspect: 1,
    round: true,
    initialShare: 0.8,
  },
}
