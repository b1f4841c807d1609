import { ColorField } from '@convoca/ui'
import { parseColor, readableOn } from '@convoca/ui/plain'
import { convocaAccent } from './embed-choice.ts'
import styles from './EmbedBuilder.module.css'

const colors = [
  { value: convocaAccent, name: 'Verde da Convoca' },
  { value: '#14171c', name: 'Preto' },
  { value: '#d92d20', name: 'Vermelho' },
  { value: '#0369a1', name: 'Azul' },
]

export interface AccentOptionProps {
  value: string
  onChange: (color: string) => void
  teamColor: string | undefined
}

/** Swatches beside a field, and the colour of the letters upon it. */
export function AccentOption({ value, onChange, teamColor }: AccentOptionProps) {
  const swatches = [...(teamColor ? [{ value: teamColor, name: 'Cor do time' }] : []), ...colors]
  return (
    <div>
      <div className={styles.accent}>
        <div className={styles.swatches} role="group" aria-label="Cores prontas">
          {swatches.map((color) => (
            <button
              key={color.name}
              type="button"
              className={styles.swatch}
              style={{ background: color.value }}
              aria-label={color.name}
              aria-pressed={value.toLowerCase() === color.value.toLowerCase()}
              onClick={() => onChange(color.value)}
            />
          ))}
        </div>
        <ColorField label="Cor de destaque" value={value} onChange={onChange} />
      </div>
      <p className={styles.hint}>{describeText(value)}</p>
    </div>
  )
}

function describeText(value: string): string {
  const color = parseColor(value)
  if (!color) return 'Use uma cor como #BDEE63.'
  return `O texto sobre ela fica ${readableOn(color) === 'black' ? 'escuro' : 'claro'}.`
}
