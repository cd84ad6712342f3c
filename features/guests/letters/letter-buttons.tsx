import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { toast } from '#web/ui/toast.ts'
import { useOnce } from '#features/guests/list/busy-and-failed.ts'
import { listed } from '#web/listed.ts'
import type { Preview } from './contract.ts'
import { type Said, wantedOf } from './letters-query.ts'
import type { LettersSearch } from './letters-search.ts'
import type { TellableEvent } from './told-events.ts'

interface Props {
  search: LettersSearch
  said: Said
  told: readonly TellableEvent[]
  preview: Preview
  email: string
}

/** The letter to the couple itself, and the letters to its guests. */
export function LetterButtons({ search, said, told, preview: { letters, is_confirmed }, email }: Props) {
  const cache = useQueryClient()
  const { once, isPending } = useOnce()
  const dayless = told.filter(({ date }) => date === null).map(({ name }) => name)
  const warning = dayless.length > 0 ? t('letters_page.dayless', { names: listed(dayless) }) : ''
  const ids = told.map(({ id }) => id)
  const input = { ...wantedOf(search, ids), ...said }
  if (!is_confirmed) {
    return (
      <p className="letters-unconfirmed">
        {t('letters_page.unconfirmed')} <Link to="/confirm-address/{-$token}">{t('letters_page.confirm')}</Link>
      </p>
    )
  }
  const test = () =>
    once(async () => {
      await api.invitations.test.call(input)
      toast({ kind: 'done', milliseconds: 6_000, lines: [t('letters_page.tested', { email })] })
    })
  const send = () =>
    confirm({
      title: letters === 1 ? t('letters_page.confirm_title_one') : t('letters_page.confirm_title', { n: letters }),
      text: [warning, t('letters_page.confirm_text')].filter(Boolean).join(' '),
      accept: sendWords(letters),
      params: input,
      action: async (input) => {
        await api.invitations.send.call(input)
        await cache.invalidateQueries({ queryKey: api.invitations.key() })
        document.getElementById('letters-sent')?.focus()
      },
    })
  return (
    <div className="letter-buttons">
      {warning && <p className="letters-warning">{warning}</p>}
      <button className="button main" type="button" disabled={letters === 0} onClick={send}>
        {sendWords(letters)}
      </button>
      <button className="button" type="button" aria-disabled={isPending} onClick={() => void test()}>
        {t('letters_page.test')}
      </button>
    </div>
  )
}

function sendWords(letters: number): string {
  if (letters === 0) return t('letters_page.send_none')
  return letters === 1 ? t('letters_page.send_one') : t('letters_page.send', { n: letters })
}
