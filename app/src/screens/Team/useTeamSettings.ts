import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { fieldSentencesOf, sentenceOf } from '../../atoms/errors.ts'
import {
  changeRecruitingAtom,
  changeTeamNotificationsAtom,
  changeVisibilityAtom,
  updateTeamAtom,
} from '../../atoms/teams.ts'
import type { Team } from '../../atoms/teams.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { teamSettingsSchema, toTeamSettings, toTeamUpdate } from '../../forms/teamSettings.ts'

/** The request's names, by which the server refuses a field, where the form has others. */
const formNames: Readonly<Record<string, string>> = {
  team_tag: 'teamTag',
  primary_color: 'primaryColor',
  secondary_color: 'secondaryColor',
}

/** The settings form: texts and colours are saved together, each switch at once. */
export function useTeamSettings(team: Team) {
  const [error, setError] = useState<string>()
  const [submitting, setSubmitting] = useState(false)
  const navigate = useNavigate()
  const updateTeam = useSetAtom(updateTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const server = useServerErrors()
  const switches = useTeamSwitches(team)
  const form = useForm({
    defaultValues: toTeamSettings(team),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: teamSettingsSchema },
    onSubmit: async ({ value }) => {
      setSubmitting(true)
      setError(undefined)
      try {
        const saved = await updateTeam(toTeamUpdate(team.id, value))
        showToast({ title: 'Sucesso', message: 'Time atualizado com sucesso.' })
        // The address follows the tag.
        if (saved.team_tag !== team.team_tag)
          await navigate({
            to: '/my/teams/$tag',
            params: { tag: saved.team_tag },
            search: { tab: 'settings' },
            replace: true,
          })
      } catch (reason) {
        const refused = Object.entries(fieldSentencesOf(reason))
        server.set(Object.fromEntries(refused.map(([path, text]) => [formNames[path] ?? path, text])))
        if (refused.length === 0) setError(sentenceOf(reason))
      } finally {
        setSubmitting(false)
      }
    },
  })
  return {
    fields: {
      name: toField(useField({ form, name: 'name' }), server.of('name')),
      teamTag: toField(useField({ form, name: 'teamTag' }), server.of('teamTag')),
      description: toField(useField({ form, name: 'description' }), server.of('description')),
      primaryColor: toField(useField({ form, name: 'primaryColor' }), server.of('primaryColor')),
      secondaryColor: toField(useField({ form, name: 'secondaryColor' }), server.of('secondaryColor')),
      ...switches,
    },
    error,
    submitting,
    onSubmit: () => form.handleSubmit(),
    onCancel: () => {
      setError(undefined)
      server.set({})
      form.reset(toTeamSettings(team))
    },
  }
}

/** Shown at once, taken back with a toast when the server does not have it (part 2 §7). */
function useTeamSwitches(team: Team) {
  const changeVisibility = useSetAtom(changeVisibilityAtom)
  const changeRecruiting = useSetAtom(changeRecruitingAtom)
  const changeNotifications = useSetAtom(changeTeamNotificationsAtom)
  const showError = useSetAtom(showErrorAtom)
  const tell = (reason: unknown) => showError(reason, 'Não foi possível salvar a mudança')
  const { show_team_members, is_recruiting, notifications_enabled } = team.entity
  return {
    showMembers: {
      value: show_team_members,
      onChange: (shown: boolean) => void changeVisibility(team.id, shown).catch(tell),
    },
    isRecruiting: {
      value: is_recruiting,
      onChange: (recruiting: boolean) => void changeRecruiting(team.id, recruiting).catch(tell),
    },
    notificationsEnabled: {
      value: notifications_enabled,
      onChange: (enabled: boolean) => void changeNotifications(team, enabled).catch(tell),
    },
  }
}
