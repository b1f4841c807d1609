import { ColorField } from '@convoca/ui'
import { contrastRatio, parseColor, readableOn } from '@convoca/ui/plain'
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

/** Swatches beside a field, and how well the letters of the button will read. */
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
      <p className={styles.hint}>{describeContrast(value)}</p>
    </div>
  )
}

const contrastFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

function describeContrast(value: string): string {
  const color = parseColor(value)
  if (!color) return 'Use uma cor como #BDEE63.'
  const isDark = readableOn(color) === 'black'
  const ratio = contrastRatio(color, isDark ? [0, 0, 0] : [255, 255, 255])
  return `Texto ${isDark ? 'escuro' : 'claro'}, contraste ${contrastFormat.format(ratio)}:1`
}
