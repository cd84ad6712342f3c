import type { Db } from '#db/db.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { letter } from '#server/letter.ts'
import { type Mail, queueMail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import { pathOf } from './conversation-paths.ts'
import type { Message } from './contract.ts'
import { findTold, insertMessage, type Said } from './message-rows.server.ts'
import type { Place } from './rows.server.ts'

interface Written {
  to: string
  /** The first name of who asked. */
  name: string
  title: string
  words: string
}

/** To a business for which nobody acts here yet: the words, and that they can be answered. */
function messageLetter({ to, name, title, words }: Written): Mail {
  const who = name || t('enquiry_letter.a_couple')
  return {
    to,
    subject: t('messages_letter.subject', { who }),
    ...letter({
      brand: productName(),
      heading: t('messages_letter.heading', { who, title }),
      lines: [words, t('messages_letter.answer', { who })],
      footer: t('enquiry_letter.why'),
    }),
    by_hand: true,
  }
}

/** Writes it, and tells the other side; undefined when the conversation takes none any more. */
export async function writeTo(db: Db, place: Place, said: Said): Promise<Message | undefined> {
  const message = await insertMessage(db, place, said)
  if (message) await tellOther(db, place, said.words)
  return message
}

/** The other side is told, each by the ways that they chose; a business that has nobody here gets a letter. */
export async function tellOther(db: Db, place: Place, words: string): Promise<void> {
  const { to, user_ids, name, title, contact_email } = await findTold(db, place)
  if (user_ids.length > 0) {
    const url = pathOf({ id: place.id, side: to })
    return tellOf(db, { user_ids, kind: 'message', params: { name, words: words.slice(0, 300).toWellFormed(), url } })
  }
  if (contact_email) await queueMail(db, messageLetter({ to: contact_email, name, title, words }))
}
