import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import {
  changeRecruitingAtom,
  changeTeamNotificationsAtom,
  changeVisibilityAtom,
  updateTeamAtom,
} from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { showErrorAtom, showToastAtom } from '../../../../atoms/toasts.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { useUnsavedWarning } from '../../../../forms/useUnsavedWarning.ts'
import { teamSettingsSchema, toTeamSettings, toTeamUpdate } from '../../../../forms/team-settings.ts'

const formNames = {
  team_tag: 'teamTag',
  primary_color: 'primaryColor',
  secondary_color: 'secondaryColor',
}

/** The settings form: texts and colours are saved together, each switch at once. */
export function useTeamSettings(team: Team) {
  const navigate = useNavigate()
  const updateTeam = useSetAtom(updateTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, submitting, send, forget } = useSubmit(formNames)
  const switches = useTeamSwitches(team)
  const start = toTeamSettings(team)
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: teamSettingsSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar as alterações.', async () => {
        const saved = await updateTeam(toTeamUpdate(team.id, value))
        // As it is stored now: trimmed, in capitals.
        form.reset(toTeamSettings(saved))
        showToast({ title: 'Sucesso', message: 'Time atualizado com sucesso.' })
        // The address follows the tag.
        if (saved.team_tag !== team.team_tag)
          await navigate({
            to: '/my/teams/$tag',
            params: { tag: saved.team_tag },
            search: { tab: 'settings' },
            replace: true,
          })
      }),
  })
  useUnsavedWarning(form.state.values, start)
  return {
    fields: {
      name: toField(useField({ form, name: 'name' }), of('name')),
      teamTag: toField(useField({ form, name: 'teamTag' }), of('teamTag')),
      description: toField(useField({ form, name: 'description' }), of('description')),
      primaryColor: toField(useField({ form, name: 'primaryColor' }), of('primaryColor')),
      secondaryColor: toField(useField({ form, name: 'secondaryColor' }), of('secondaryColor')),
      ...switches,
    },
    error,
    submitting,
    onSubmit: () => form.handleSubmit(),
    onCancel: () => {
      forget()
      form.reset(start)
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
