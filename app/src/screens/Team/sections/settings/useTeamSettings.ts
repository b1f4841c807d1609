import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import {
  changeRecruitingAtom,
  changeTeamNotificationsAtom,
  changeVisibilityAtom,
  updateTeamAtom,
} from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { showToastAtom } from '../../../../atoms/toasts.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { resetToStored } from '../../../../forms/reset-to-stored.ts'
import { teamSettingsSchema, toTeamSettings, toTeamUpdate } from '../../../../forms/team-settings.ts'
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'

const formNames = {
  team_tag: 'teamTag',
  primary_color: 'primaryColor',
  secondary_color: 'secondaryColor',
}

/** The settings form: texts and colours are saved together, switches at once. */
export function useTeamSettings(team: Team) {
  const navigate = useNavigate()
  const updateTeam = useSetAtom(updateTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send, clear } = useSubmit(formNames)
  const switches = useTeamSwitches(team)
  const start = toTeamSettings(team)
  const kept = useKeptValues(`team-settings/${team.id}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: teamSettingsSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível atualizar o time. Tente novamente mais tarde.', async () => {
        const saved = await updateTeam(toTeamUpdate(team.id, value))
        // The stored values are trimmed and upper-case.
        kept.clear()
        resetToStored(form, value, toTeamSettings(saved))
        showToast({ title: 'Sucesso', message: 'Time atualizado com sucesso.' })
        // The URL contains the tag.
        if (saved.team_tag !== team.team_tag)
          await navigate({
            to: '/my/teams/$tag',
            params: { tag: saved.team_tag },
            search: { tab: 'settings' },
            replace: true,
            // The typed changes are saved.
            ignoreBlocker: true,
          })
      }),
  })
  useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
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
      clear()
      kept.clear()
      form.reset(start)
    },
  }
}

/** Each switch is saved at once and rolls back on error (docs/product.md#teams). */
function useTeamSwitches(team: Team) {
  const visibility = useWrite(changeVisibilityAtom)
  const recruiting = useWrite(changeRecruitingAtom)
  const notifications = useWrite(changeTeamNotificationsAtom)
  const { id: teamId, entity } = team
  return {
    showMembers: {
      value: entity.show_team_members,
      onChange: (isVisible: boolean) => void visibility.run({ teamId, isVisible }),
    },
    isRecruiting: {
      value: entity.is_recruiting,
      onChange: (isRecruiting: boolean) => void recruiting.run({ teamId, isRecruiting }),
    },
    notificationsEnabled: {
      value: entity.notifications_enabled,
      onChange: (enabled: boolean) => void notifications.run({ team, enabled }),
    },
  }
}
