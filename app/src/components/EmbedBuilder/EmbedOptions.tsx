import {
  Bell,
  Code,
  SquareUserRound,
  Image,
  Link,
  Megaphone,
  Network,
  Package,
  PanelTop,
  Shield,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Choice } from './Choice.tsx'
import {
  formGroups,
  groupsOf,
  toGroup,
  withKind,
  type EmbedChoice,
  type EmbedForm,
  type EmbedKind,
  type FormGroup,
} from './embed-choice.ts'
import { LookOptions } from './LookOptions.tsx'
import { SubjectOptions } from './SubjectOptions.tsx'
import styles from './EmbedBuilder.module.css'

const kinds: { value: EmbedKind; label: string; icon: ReactNode }[] = [
  { value: 'team', label: 'Cartão do time', icon: <Shield aria-hidden /> },
  { value: 'player', label: 'Cartão do player', icon: <SquareUserRound aria-hidden /> },
  { value: 'bracket', label: 'Chave', icon: <Network aria-hidden /> },
  { value: 'bell', label: 'Sino', icon: <Bell aria-hidden /> },
  { value: 'seal', label: 'Selo de prêmios', icon: <ShieldCheck aria-hidden /> },
  { value: 'recruiting', label: 'Lista de times', icon: <Megaphone aria-hidden /> },
]

const forms: { value: FormGroup; label: string; icon: ReactNode; hint: string }[] = [
  {
    value: 'script',
    label: 'Script',
    icon: <Code aria-hidden />,
    hint: 'Ao vivo e acessível. Se o site não aceita script, use iframe ou imagem.',
  },
  {
    value: 'npm',
    label: 'npm',
    icon: <Package aria-hidden />,
    hint: 'O mesmo elemento num site que você compila, com tipos e com React 18.3 ou 19.',
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
    hint: 'Uma imagem com link, atualizada a cada minuto.',
  },
  {
    value: 'link',
    label: 'Link',
    icon: <Link aria-hidden />,
    hint: 'Redes sociais e sites com oEmbed, como o WordPress, montam a prévia a partir dele.',
  },
]

const scriptOnly = 'Ao vivo e acessível. Precisa de um site que aceite script.'

const notations: Record<EmbedForm, string> = {
  script: 'Clássico',
  module: 'Módulo (ESM)',
  npm: 'JavaScript',
  react: 'React',
  iframe: 'HTML',
  html: 'HTML',
  markdown: 'Markdown',
  bbcode: 'BBCode',
  link: 'Link',
}

export interface EmbedOptionsProps {
  choice: EmbedChoice
  onChange: (choice: EmbedChoice) => void
  /** The kind that a dialog is about, which is therefore not asked for. */
  ownKind: EmbedKind | undefined
  teamColor: string | undefined
}

/** The choices of what is shown, in which form, and how it looks. */
export function EmbedOptions({ choice, onChange, ownKind, teamColor }: EmbedOptionsProps) {
  const group = toGroup(choice.form)
  const offered = groupsOf[choice.kind]
  const notation: readonly EmbedForm[] = formGroups[group]
  const change = (changes: Partial<EmbedChoice>) => onChange({ ...choice, ...changes })
  const hint = offered.includes('iframe') || group !== 'script' ? undefined : scriptOnly
  return (
    <div className={styles.options}>
      <Choice
        label="O que mostrar"
        className={styles.tiles}
        options={kinds}
        value={choice.kind}
        onChange={(kind) => onChange(withKind(choice, kind))}
      />
      {choice.kind !== ownKind && <SubjectOptions choice={choice} onChange={change} />}
      <div>
        <Choice
          label="Forma"
          className={styles.tiles}
          options={forms.filter(({ value }) => offered.includes(value))}
          value={group}
          onChange={(chosen) => change({ form: formGroups[chosen][0] })}
        />
        <p className={styles.hint}>{hint ?? forms.find(({ value }) => value === group)?.hint}</p>
      </div>
      {notation.length > 1 && (
        <Choice
          label="Escrita"
          options={notation.map((value) => ({ value, label: notations[value] }))}
          value={choice.form}
          onChange={(form) => change({ form })}
        />
      )}
      <LookOptions choice={choice} onChange={change} teamColor={teamColor} />
    </div>
  )
}
