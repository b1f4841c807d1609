import type { UploadedImage } from '@convoca/ui'
import { DrawingPicker } from '@convoca/ui/app'
import { drawCrests } from '@convoca/ui/art'

interface CrestPickerProps {
  /** The team's colours, as CSS hex. */
  primary: string
  secondary: string
  disabled?: boolean | undefined
  onChoose: (image: UploadedImage) => void
}

/** The crests that a team can take as its logo, in its colours. */
export function CrestPicker({ primary, secondary, ...props }: CrestPickerProps) {
  return (
    <DrawingPicker label="Ou escolha um escudo" drawings={drawCrests({ primary, secondary })} {...props} />
  )
}
