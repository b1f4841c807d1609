import { Button, ImageUploader } from '@convoca/ui'
import type { ImagePreset, UploadedImage } from '@convoca/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Picture } from '../atoms/files.ts'
import type { WriteAtom } from '../atoms/mutation.ts'
import type { RunToasts } from '../atoms/toasts.ts'
import { useUnsavedChanges } from '../forms/useUnsavedChanges.ts'
import { useWrite } from '../hooks/useWrite.ts'
import { RemovePicture } from './RemovePicture.tsx'
import type { RemovePictureTexts } from './RemovePicture.tsx'
import styles from './PictureSlot.module.css'

export interface PictureSlotRules {
  businessType: Picture['businessType']
  preset: ImagePreset
  label: string
  hint: string
  save: string
  success: string
  failure: RunToasts['failure']
  removal: RemovePictureTexts
}

/** A cropped picture, ready to be stored. */
export type CroppedPicture = Pick<Picture, 'base64' | 'files'>

interface PictureSlotProps<Variables extends { businessType: string }> {
  slot: PictureSlotRules
  files: Picture['files']
  saveAtom: WriteAtom<Variables, unknown>
  removeAtom: WriteAtom<string, unknown>
  toVariables: (picture: CroppedPicture) => Variables
  /** Drawings that can be chosen instead: a press stores one at once. */
  renderDrawings?:
    | ((props: { disabled: boolean; onChoose: (image: UploadedImage) => void }) => ReactNode)
    | undefined
  /** The picture that is stored now. */
  children: ReactNode
}

/** A stored picture with its upload and removal. */
export function PictureSlot<Variables extends { businessType: string }>(props: PictureSlotProps<Variables>) {
  const { slot, files, removeAtom, children } = props
  const stored = files.find(({ business_type }) => business_type === slot.businessType)
  return (
    <div className={styles.picture}>
      <div className={styles.current}>
        {children}
        {stored && <RemovePicture texts={slot.removal} removeAtom={removeAtom} variables={stored.id} />}
      </div>
      <Replacement {...props} />
    </div>
  )
}

/** The old picture stays above until the new one is stored; after an error the new one stays here, to be retried. */
function Replacement<Variables extends { businessType: string }>({
  slot,
  files,
  saveAtom,
  toVariables,
  renderDrawings,
}: PictureSlotProps<Variables>) {
  const { businessType, preset, label, hint, success, failure } = slot
  const [image, setImage] = useState<UploadedImage | null>(null)
  const { run, inFlight } = useWrite(saveAtom)
  const isSaving = inFlight.some((picture) => picture.businessType === businessType)
  useUnsavedChanges(() => image !== null)

  async function save({ base64 }: UploadedImage) {
    const isSaved = await run(toVariables({ base64, files }), {
      done: { title: 'Sucesso', message: success },
      failure,
    })
    if (isSaved) setImage(null)
  }

  return (
    <>
      <ImageUploader
        preset={preset}
        value={image}
        onChange={setImage}
        label={label}
        hint={hint}
        disabled={isSaving}
      />
      {image ? (
        <Button
          variant="primary"
          loading={isSaving}
          loadingLabel="Enviando..."
          onClick={() => void save(image)}
        >
          {slot.save}
        </Button>
      ) : (
        renderDrawings?.({ disabled: isSaving, onChoose: (drawing) => void save(drawing) })
      )}
    </>
  )
}
