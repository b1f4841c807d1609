import { afterEach, beforeEach, expect, test } from 'vitest'
import { conversationCalls } from '../../../test/conversations.ts'
import { type Person, type TestServer, quickJobs, startServer } from '../../../test/harness.ts'
import { type SmtpStandIn, startSmtp } from '../../../test/smtp-stand-in.ts'
import { invite, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { notify } from './service.ts'

const publicUrl = 'https://convoca.example'
const registration = 'Confirme o seu e-mail'

let smtp: SmtpStandIn
let server: TestServer
let now = new Date()
beforeEach(async () => {
  now = new Date()
  smtp = await startSmtp()
  server = await startServer({
    jobTiming: quickJobs,
    now: () => now,
    config: { smtpUrl: smtp.url, publicUrl },
  })
})
afterEach(async () => {
  await server.close()
  await smtp.close()
})

async function prefer(
  person: Person,
  notifications: Schemas['Preferences']['notifications'],
  quiet: Schemas['QuietHours'] | null = null,
) {
  const { status } = await server.call('updatePreferences', {
    token: person.token,
    path: { id: person.id },
    body: { notifications, theme: 'dark', visibility: 'PUBLIC', chat: 'EVERYBODY', quiet_hours: quiet },
  })
  expect(status).toBe(200)
}

/** The kinds of mails that came, without that of the registration. */
const subjects = ({ email }: Person) =>
  smtp
    .mailsTo(email)
    .map(({ subject }) => subject)
    .filter((subject) => subject !== registration)

const notifyPerson = (person: Person, type: Schemas['NotificationType'], title: string) =>
  server.runAs(person, (context) =>
    notify(context, [
      { userId: person.id, type, contextType: 'PLATFORM', title, body: ['Uma <b>linha</b>.', 'Outra.'] },
    ]),
  )

const listUnread = async (person: Person) =>
  (await server.call('listUnreadNotifications', { token: person.token })).body.map(
    ({ title }: { title: string }) => title,
  )

test('each kind comes by the channels that the user chose', async () => {
  const ana = await server.registerUser()
  await prefer(ana, [
    { type: 'ANNOUNCE_NEW', inApp: true, email: true },
    { type: 'BADGET_RECEIVE', inApp: false, email: true },
    { type: 'EVENT_ANNOUNCE', inApp: false, email: false },
  ])
  await notifyPerson(ana, 'EVENT_ANNOUNCE', 'Nem um nem outro')
  await notifyPerson(ana, 'TEAM_UPDATE', 'Só no app')
  await notifyPerson(ana, 'BADGET_RECEIVE', 'Só por e-mail')
  await notifyPerson(ana, 'ANNOUNCE_NEW', 'Os dois')
  await expect.poll(() => subjects(ana).toSorted()).toEqual(['Os dois', 'Só por e-mail'])
  expect(await listUnread(ana)).toEqual(['Os dois', 'Só no app'])
  const mail = smtp.mailsTo(ana.email).find(({ subject }) => subject === 'Os dois')
  expect(mail?.text).toContain('Uma <b>linha</b>.\n\nOutra.')
  expect(mail?.html).toContain('Uma &lt;b&gt;linha&lt;/b&gt;.')
  expect(mail?.link).toBe(`${publicUrl}/notifications`)
  const badge = smtp.mailsTo(ana.email).find(({ subject }) => subject === 'Só por e-mail')
  expect(badge?.link).toBe(`${publicUrl}/profile?tab=badges`)
  expect(mail?.text).toContain(`${publicUrl}/settings?section=notifications`)
})

test('an invitation is mailed with the page where it is answered, and without the notice of its end', async () => {
  const team = await newTeam(server)
  const bruno = await server.registerUser()
  await prefer(bruno, [{ type: 'TEAM_INVITE', inApp: true, email: true }])
  await invite(server, team, bruno)
  await expect.poll(() => subjects(bruno)).toHaveLength(1)
  const mail = smtp.mailsTo(bruno.email).find(({ subject }) => subject !== registration)
  expect(mail?.link).toBe(`${publicUrl}/profile/invites`)
  expect(mail?.text).toContain(`${team.owner.nick} convidou você para o time ${team.name}.`)
  expect(mail?.text).not.toContain('não está mais disponível')
})

/** The times at which queued mails of this kind may be sent. */
const heldUntil = async () => {
  const { rows } = await server.database.pool.query<{ start_after: Date }>(
    "select start_after from jobs.job where data->>'template' = 'notification' and state in ('created', 'retry')",
  )
  return rows.map(({ start_after }) => start_after.toISOString())
}

test('quiet hours hold the mail until they end, the list in the app is not held', async () => {
  // 23:30 in São Paulo, far enough ahead that the queue's own clock has not reached the end.
  now = new Date('2030-11-21T02:30:00Z')
  const ana = await server.registerUser()
  await prefer(ana, [{ type: 'ANNOUNCE_NEW', inApp: true, email: true }], { from: '22:00', until: '07:00' })
  await notifyPerson(ana, 'ANNOUNCE_NEW', 'De madrugada')
  expect(await listUnread(ana)).toEqual(['De madrugada'])
  expect(await heldUntil()).toEqual(['2030-11-21T10:00:00.000Z'])
  // Outside of them nothing is held.
  now = new Date('2030-11-21T10:00:00Z')
  await notifyPerson(ana, 'ANNOUNCE_NEW', 'De manhã')
  await expect.poll(() => subjects(ana)).toEqual(['De manhã'])
  expect(await heldUntil()).toEqual(['2030-11-21T10:00:00.000Z'])
  // The mail is held until the morning, which comes here.
  await server.database.pool.query("update jobs.job set start_after = now() where state = 'created'")
  await expect.poll(() => subjects(ana)).toEqual(['De manhã', 'De madrugada'])
})

test('what is turned off while the mail is held is not sent', async () => {
  now = new Date('2030-11-21T02:30:00Z')
  const ana = await server.registerUser()
  await prefer(ana, [{ type: 'ANNOUNCE_NEW', inApp: true, email: true }], { from: '22:00', until: '07:00' })
  await notifyPerson(ana, 'ANNOUNCE_NEW', 'Não quero mais')
  await prefer(ana, [{ type: 'BADGET_RECEIVE', inApp: true, email: true }])
  now = new Date('2030-11-21T10:00:00Z')
  await server.database.pool.query("update jobs.job set start_after = now() where state = 'created'")
  await expect.poll(heldUntil).toEqual([])
  await notifyPerson(ana, 'BADGET_RECEIVE', 'Insígnia')
  await expect.poll(() => subjects(ana)).toEqual(['Insígnia'])
})

test('a mail that waits quotes a message as it then is, and is not sent once the message is deleted', async () => {
  const [ana, bruno, carla] = await Promise.all([1, 2, 3].map(() => server.registerUser()))
  const { direct, sent } = conversationCalls(() => server)
  const hour = (offset: number) =>
    new Date(now.getTime() + offset * 60_000).toLocaleTimeString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      minute: '2-digit',
    })
  const messages = []
  for (const reader of [bruno!, carla!]) {
    await prefer(reader, [{ type: 'ANNOUNCE_NEW', inApp: true, email: true }], {
      from: hour(-60),
      until: hour(60),
    })
    messages.push(await sent(ana!, await direct(ana!, reader), 'A senha é tatu-bola'))
  }
  const [edited, deleted] = messages
  const { token } = ana!
  await server.call('editMessage', { token, path: { id: edited!.id }, body: { content: 'Bora treinar?' } })
  await server.call('deleteMessage', { token, path: { id: deleted!.id } })
  now = new Date(now.getTime() + 2 * 3_600_000)
  await server.database.pool.query("update jobs.job set start_after = now() where name = 'mail'")
  const subject = `Mensagem de ${ana!.nick}`
  await expect.poll(() => subjects(bruno!)).toEqual([subject])
  // The mail of the registration may come after it: only each job by itself is in order.
  expect(smtp.mailsTo(bruno!.email).find((mail) => mail.subject === subject)?.text).toContain('Bora treinar?')
  const waiting = () =>
    server.database.pool
      .query("select count(*)::int as count from jobs.job where name = 'mail' and state <> 'completed'")
      .then(({ rows }) => rows[0].count)
  await expect.poll(waiting).toBe(0)
  expect(subjects(carla!)).toEqual([])
})
