import { MAX_IMAGE_BYTES } from '@convoca/sdk/rules'
import { Button } from '@convoca/ui'
import { ImagePlus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { readBase64 } from '../atoms/read-base64.ts'
import styles from './AttachmentField.module.css'

/** The server's limit. */
const types = ['image/jpeg', 'image/png', 'image/webp']

export interface AttachedPicture {
  name: string
  /** The picture without its data prefix. */
  base64: string
}

interface AttachmentFieldProps {
  value: AttachedPicture | null
  onChange: (picture: AttachedPicture | null) => void
  error: string | undefined
}

/** One picture of a message, which is not cropped: it shows what the text is about. */
export function AttachmentField({ value, onChange, error }: AttachmentFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [refusal, setRefusal] = useState<string>()
  const shown = refusal ?? error

  async function choose(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (file === undefined) return
    setRefusal(undefined)
    if (!types.includes(file.type)) return setRefusal('Formato não aceito. Use JPEG, PNG ou WebP.')
    if (file.size > MAX_IMAGE_BYTES) return setRefusal('O arquivo deve ser menor que 5MB')
    try {
      onChange({ name: file.name, base64: await readBase64(file) })
    } catch {
      setRefusal('Erro ao processar a imagem')
    }
  }

  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label="Imagem"
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      {value === null ? (
        <Button
          size="small"
          icon={<ImagePlus aria-hidden />}
          aria-describedby={shown === undefined ? undefined : errorId}
          onClick={() => input.current?.click()}
        >
          Anexar imagem
        </Button>
      ) : (
        <span className={styles.chosen}>
          <span className={styles.name}>{value.name}</span>
          <Button size="small" icon={<X aria-hidden />} onClick={() => onChange(null)}>
            Tirar imagem
          </Button>
        </span>
      )}
      {shown !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {shown}
        </p>
      )}
    </div>
  )
}
