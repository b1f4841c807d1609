import type { UploadedImage } from '@convoca/ui'
import { DrawingPicker } from '@convoca/ui/app'
import { drawFaces } from '@convoca/ui/art'

interface FacePickerProps {
  userId: string
  disabled: boolean
  onChoose: (image: UploadedImage) => void
}

/** The faces that a person can take as a photo. */
export function FacePicker({ userId, ...props }: FacePickerProps) {
  return <DrawingPicker label="Ou escolha um rosto" drawings={drawFaces(userId)} {...props} />
}
