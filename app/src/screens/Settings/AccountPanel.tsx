import { Avatar, Button, LinkButton, Panel } from '@convoca/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import { userAtom } from '../../atoms/session.ts'
import { EmailChangeForm } from './EmailChangeForm.tsx'
import styles from './AccountPanel.module.css'

/** The digits that stay visible recognise a number without giving it away over the shoulder. */
const maskPhone = (phone: string) => `(${phone.slice(0, 2)}) •••••-••${phone.slice(-2)}`
const maskCpf = (cpf: string) => `•••.${cpf.slice(3, 6)}.•••-${cpf.slice(-2)}`

/** The person whom the account belongs to, who alone sees it. */
export function AccountPanel() {
  const user = useAtomValue(userAtom)
  if (!user) return null
  return (
    <Panel title="Conta" actions={<LinkButton href="/profile?edit=true">Editar perfil</LinkButton>}>
      <p className={styles.note}>Só você vê e-mail, CPF, telefone e nascimento.</p>
      <div className={styles.person}>
        <Avatar id={user.id} name={user.nick} src={user.picture} size="l" />
        <div className={styles.names}>
          <strong>{user.nick}</strong>
          <span className={styles.muted}>{user.name}</span>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Telefone</dt>
          <dd>{user.phone ? maskPhone(user.phone) : 'Não informado'}</dd>
        </div>
        <div>
          <dt>CPF</dt>
          <dd>{user.cpf ? maskCpf(user.cpf) : 'Não informado'}</dd>
        </div>
      </dl>
      <EmailChange userId={user.id} />
    </Panel>
  )
}

function EmailChange({ userId }: { userId: string }) {
  const [confirmed, setConfirmed] = useAtom(confirmedIdentityAtom)
  // A user who comes back from a provider goes on where they were.
  const isBack = confirmed?.task === 'changeEmail'
  const [isOpen, setIsOpen] = useState(isBack)
  const [sentTo, setSentTo] = useState<string>()
  const close = () => {
    setConfirmed(null)
    setIsOpen(false)
  }
  if (isOpen) {
    return (
      <EmailChangeForm
        userId={userId}
        confirmed={isBack ? confirmed : null}
        onSent={(email) => {
          setSentTo(email)
          close()
        }}
        onClose={close}
      />
    )
  }
  return (
    <div className={styles.change}>
      <Button onClick={() => setIsOpen(true)}>Trocar e-mail</Button>
      <p role="status" className={styles.muted}>
        {sentTo === undefined ? null : `Enviamos um link para ${sentTo}. O e-mail muda quando você o abrir.`}
      </p>
    </div>
  )
}
