import type { SystemContext } from '../../../context.ts'
import { say } from '../../championships/participant-texts.ts'
import { limitSending } from '../../notifications/limits.ts'
import { notify } from '../../notifications/service.ts'
import { type GiftRow, findAnswerers } from './gifts-repository.ts'

type NotificationDraft = Parameters<typeof notify>[1][number]

const about = ({ championship_id: championshipId, team_id: teamId, id }: GiftRow) => ({
  championshipId,
  ...(teamId !== null && { teamId }),
  subject: id,
  contextType: 'CHAMPIONSHIP' as const,
  type: 'CHAMPIOSHIP_GIFT_RECEIVE' as const,
})

async function draftOffer({ db }: SystemContext, gift: GiftRow): Promise<NotificationDraft[]> {
  const userIds = gift.registration_id === null ? [] : await findAnswerers(db, gift.registration_id)
  return userIds.map((userId) => ({
    ...about(gift),
    userId,
    playerId: gift.sender_id,
    title: 'Você recebeu um presente',
    // The sender's message stands at the gift alone, and goes with it.
    body: `${gift.sender_nick ?? 'Alguém'} pagou ${say(gift.participant, 'a inscrição do time', 'a sua inscrição')} em ${gift.championship_name}. Aceite ou recuse.`,
  }))
}

/** Refuses a gift to people of whom one blocked the other, or past the sender's limit: they are told once it is paid. */
export async function limitGift(context: SystemContext, gift: GiftRow): Promise<void> {
  await limitSending(context, await draftOffer(context, gift))
}

export async function notifyOfGift(context: SystemContext, gift: GiftRow): Promise<void> {
  await notify(context, await draftOffer(context, gift))
}

const outcomes = {
  ACCEPTED: {
    title: 'Presente aceito',
    write: (team: string, name: string) => `${team} aceitou o seu presente e tem vaga em ${name}.`,
  },
  DECLINED: {
    title: 'Presente recusado',
    write: (team: string, name: string) =>
      `${team} recusou o seu presente em ${name}. O valor volta pelo mesmo Pix.`,
  },
  EXPIRED: {
    title: 'Presente devolvido',
    write: (team: string, name: string) =>
      `${team} não usou o seu presente em ${name}. O valor volta pelo mesmo Pix.`,
  },
} as const

/** The sender learns what the team has said. */
export async function notifySender(
  context: SystemContext,
  gift: GiftRow,
  outcome: keyof typeof outcomes,
): Promise<void> {
  const { title, write } = outcomes[outcome]
  await notify(context, [
    {
      ...about(gift),
      userId: gift.sender_id,
      title,
      body: write(gift.team?.name ?? say(gift.participant, 'O time', 'O jogador'), gift.championship_name),
    },
  ])
}
