import { TicketPicture, TicketThread } from '@convoca/ui/app'
import { attachmentAtom } from '../atoms/support.ts'
import type { TicketMessage } from '../atoms/support.ts'
import { useQueryAtom } from '../hooks/useQueryAtom.ts'
import { toTicketMessage } from '../mappers/tickets.ts'

interface TicketMessagesProps {
  messages: readonly TicketMessage[]
  /** The reader's id: their own messages are called so. */
  readerId: string | undefined
}

/** The messages of a ticket with their pictures, for its author and for the staff. */
export function TicketMessages({ messages, readerId }: TicketMessagesProps) {
  return (
    <TicketThread
      messages={messages.map((message) => ({
        ...toTicketMessage(message, readerId),
        picture: message.attachment && <Attachment attachment={message.attachment} />,
      }))}
    />
  )
}

/** Private: it is read with the session, not by an address. */
function Attachment({ attachment }: { attachment: NonNullable<TicketMessage['attachment']> }) {
  const { id, width, height } = attachment
  const { data, isError } = useQueryAtom(attachmentAtom, id)
  const src = data === undefined ? undefined : `data:image/jpeg;base64,${data.base64}`
  return <TicketPicture width={width} height={height} src={src} failed={isError} />
}
