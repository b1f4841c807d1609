import { Chip, ChipGroup, ColorField, TextField } from '@convoca/ui'
import { contrastRatio, parseColor, readableOn } from '@convoca/ui/plain'
import { Bell, Code, Image, Moon, Network, PanelTop, Shield, Sun, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  convocaAccent,
  embedParts,
  isTeamTag,
  type EmbedChoice,
  type EmbedForm,
  type EmbedPart,
  type EmbedTheme,
} from './embed-code.ts'
import styles from './EmbedBuilder.module.css'

const forms: { value: 'script' | 'iframe' | 'picture'; label: string; icon: ReactNode; hint: string }[] = [
  {
    value: 'script',
    label: 'Script',
    icon: <Code aria-hidden />,
    hint: 'Ao vivo e acessível. Se o site não aceita script, use iframe ou imagem.',
  },
  {
    value: 'iframe',
    label: 'iframe',
    icon: <PanelTop aria-hidden />,
    hint: 'Uma página nossa dentro da sua, sem nenhum script no seu site.',
  },
  {
    value: 'picture',
    label: 'Imagem',
    icon: <Image aria-hidden />,
    hint: 'Uma imagem com link para o time, atualizada a cada minuto.',
  },
]

const notations: { value: EmbedForm; label: string }[] = [
  { value: 'html', label: 'HTML' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'bbcode', label: 'BBCode' },
]

const themes: { value: EmbedTheme; label: string; icon: ReactNode }[] = [
  { value: 'dark', label: 'Escuro', icon: <Moon size={16} aria-hidden /> },
  { value: 'light', label: 'Claro', icon: <Sun size={16} aria-hidden /> },
  { value: 'site', label: 'Como no site', icon: <SunMoon size={16} aria-hidden /> },
]

const sizes = [
  { value: '280', label: 'Pequeno' },
  { value: '360', label: 'Médio' },
  { value: '', label: 'Largura toda' },
]

const partLabels: Record<EmbedPart, string> = {
  next: 'Próxima partida',
  results: 'Últimos resultados',
  members: 'Membros do elenco',
  button: 'Botão Ver time',
}

const colors = [
  { value: convocaAccent, name: 'Verde da Convoca' },
  { value: '#14171c', name: 'Preto' },
  { value: '#d92d20', name: 'Vermelho' },
  { value: '#0369a1', name: 'Azul' },
]

export interface EmbedOptionsProps {
  choice: EmbedChoice
  onChange: (changes: Partial<EmbedChoice>) => void
  canChooseTeam: boolean
  teamColor: string | undefined
}

/** What is shown, in which form and how it looks. */
export function EmbedOptions({ choice, onChange, canChooseTeam, teamColor }: EmbedOptionsProps) {
  const form = choice.form === 'script' || choice.form === 'iframe' ? choice.form : 'picture'
  return (
    <div className={styles.options}>
      <div className={styles.option} role="group" aria-label="O que mostrar">
        <div aria-hidden="true">O que mostrar</div>
        <div className={styles.tiles}>
          <Chip selected icon={<Shield aria-hidden />}>
            Cartão do time
          </Chip>
          {canChooseTeam && (
            <>
              <Chip icon={<Network aria-hidden />} onPress={() => showExample('Chave do campeonato')}>
                Chave
              </Chip>
              <Chip icon={<Bell aria-hidden />} onPress={() => showExample('Sino de notificações')}>
                Sino
              </Chip>
            </>
          )}
        </div>
      </div>
      {canChooseTeam && (
        <TextField
          label="Tag do time"
          value={choice.tag}
          onChange={(tag) => onChange({ tag })}
          capitals
          maxLength={5}
          error={isTeamTag(choice.tag) ? undefined : 'De 2 a 5 letras e números'}
        />
      )}
      <div>
        <Choice
          label="Forma"
          className={styles.tiles}
          options={forms}
          value={form}
          onChange={(chosen) => onChange({ form: chosen === 'picture' ? 'html' : chosen })}
        />
        <p className={styles.hint}>{forms.find(({ value }) => value === form)?.hint}</p>
      </div>
      {form === 'picture' && (
        <Choice
          label="Escrita"
          options={notations}
          value={choice.form}
          onChange={(notation) => onChange({ form: notation })}
        />
      )}
      <Choice label="Tema" options={themes} value={choice.theme} onChange={(theme) => onChange({ theme })} />
      {form !== 'picture' && <CardOptions choice={choice} onChange={onChange} teamColor={teamColor} />}
    </div>
  )
}

/** The other elements have no options: their code is in the gallery below. */
function showExample(title: string) {
  const heading = [...document.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === title)
  heading?.scrollIntoView({ block: 'center' })
}

/** What a picture does not have. */
function CardOptions({ choice, onChange, teamColor }: Omit<EmbedOptionsProps, 'canChooseTeam'>) {
  const toggle = (part: EmbedPart) =>
    onChange({
      parts: embedParts.filter((each) => choice.parts.includes(each) !== (each === part)),
    })
  return (
    <>
      <Choice
        label="Tamanho"
        options={sizes}
        value={String(choice.width ?? '')}
        onChange={(width) => onChange({ width: width === '' ? undefined : Number(width) })}
      />
      <Accent
        value={choice.accent ?? convocaAccent}
        onChange={(accent) => onChange({ accent })}
        teamColor={teamColor}
      />
      <div className={styles.option} role="group" aria-label="Mostrar no cartão">
        <div aria-hidden="true">Mostrar no cartão</div>
        <div className={styles.parts}>
          {embedParts.map((part) => (
            <Chip key={part} selected={choice.parts.includes(part)} onPress={() => toggle(part)}>
              {partLabels[part]}
            </Chip>
          ))}
        </div>
      </div>
    </>
  )
}

interface AccentProps {
  value: string
  onChange: (color: string) => void
  teamColor: string | undefined
}

/** Swatches beside a field, and how well the letters of the button will read. */
function Accent({ value, onChange, teamColor }: AccentProps) {
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

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

function Choice<Value extends string>({ label, options, value, onChange, className }: ChoiceProps<Value>) {
  return (
    <div className={styles.option}>
      <div aria-hidden="true">{label}</div>
      <ChipGroup
        label={label}
        options={options}
        value={value}
        className={className}
        onChange={(chosen) => {
          const found = options.find((option) => option.value === chosen)
          if (found) onChange(found.value)
        }}
      />
    </div>
  )
}
