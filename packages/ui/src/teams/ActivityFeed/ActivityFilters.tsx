'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import type { ActivityPeriod, TeamActivityKind } from './activity.ts'
import styles from './ActivityFeed.module.css'

export interface ActivityFilter {
  kind: TeamActivityKind | null
  period: ActivityPeriod
}

export const activityFiltersTexts = {
  label: 'Filtrar atividades',
  kind: 'Tipo',
  everything: 'Todos os tipos',
  period: 'Período',
  kinds: {
    TEAM_CREATED: 'Criação do time',
    TEAM_UPDATED: 'Time atualizado',
    MEMBER_INVITED: 'Convites',
    MEMBER_JOINED: 'Entradas',
    MEMBER_LEFT: 'Saídas',
    MEMBER_REMOVED: 'Remoções',
    ROLE_CHANGED: 'Funções',
    ROSTER_CHANGED: 'Escalação',
    INVITATION_DECLINED: 'Convites recusados',
    INVITATION_CANCELLED: 'Convites cancelados',
    APPLICATION_RECEIVED: 'Candidaturas',
    RECRUITMENT_CHANGED: 'Recrutamento',
    ACHIEVEMENT_ADDED: 'Conquistas',
    COMMUNICATION_SENT: 'Comunicados',
    COMMUNICATION_UPDATED: 'Comunicados editados',
    COMMUNICATION_DELETED: 'Comunicados excluídos',
    SPONSOR_ADDED: 'Patrocinadores',
    SCHEDULE_CREATED: 'Agenda',
    SCHEDULE_UPDATED: 'Agenda mudada',
    SCHEDULE_DELETED: 'Agenda desmarcada',
    PICTURE_CHANGED: 'Imagens',
  },
  periods: { TODAY: 'Hoje', WEEK: '7 dias', MONTH: '30 dias', YEAR: '1 ano', ALL: 'Tudo' },
}

export type ActivityFiltersProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** The selected kind, if any, and period. Controlled. */
  value: ActivityFilter
  /** Called with the whole new filter. */
  onChange: (filter: ActivityFilter) => void
}

/** Filters an `ActivityFeed` by kind and period. must be controlled. */
export function ActivityFilters({ value, onChange, className, ...rest }: ActivityFiltersProps) {
  const kinds = keysOf(activityFiltersTexts.kinds)
  const periods = keysOf(activityFiltersTexts.periods)
  return (
    <div
      role="group"
      aria-label={activityFiltersTexts.label}
      {...rest}
      className={clsx(styles.filters, className)}
      data-kind={value.kind ?? undefined}
      data-period={value.period}
    >
      <ChipGroup
        label={activityFiltersTexts.period}
        value={value.period}
        onChange={(chosen) => {
          const period = periods.find((offered) => offered === chosen)
          if (period) onChange({ ...value, period })
        }}
        options={periods.map((period) => ({ value: period, label: activityFiltersTexts.periods[period] }))}
      />
      <SelectField<TeamActivityKind | 'ALL'>
        className={styles.kind}
        label={activityFiltersTexts.kind}
        value={value.kind ?? 'ALL'}
        onChange={(kind) => onChange({ ...value, kind: kind === 'ALL' || kind === '' ? null : kind })}
        options={[
          { value: 'ALL', label: activityFiltersTexts.everything },
          ...kinds.map((kind) => ({ value: kind, label: activityFiltersTexts.kinds[kind] })),
        ]}
      />
    </div>
  )
}

function keysOf<K extends string>(labels: Readonly<Record<K, string>>): K[] {
  return Object.keys(labels).filter((key): key is K => key in labels)
}
