import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Board, BoardShare } from '../board-shapes.ts'
import { type Asked, ShareForm } from './share-form.tsx'
import { ShareLink } from './share-link.tsx'
import { shareWords } from './share-words.ts'

interface Props {
  board: Pick<Board, 'id' | 'slug'>
  share: BoardShare | null
}

/** Shows a board to one vendor of the list, says what they see of it, and ends it in one press. */
export function ShareWithVendor({ board: { id, slug }, share }: Props) {
  const { data } = useQuery(api.user_vendors.list.queryOptions({ input: { per_page: 100 } }))
  const { once, isPending } = useActs()
  const [link, setLink] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const vendors = data?.data ?? []
  const failed = (error: unknown) => setErrors(refusal(error)?.errors ?? { way: [t('error.no_connection')] })

  async function send({ to, way }: Asked): Promise<void> {
    if (to === '') return setErrors({ user_vendor_id: [t('board_share.no_vendor')] })
    setErrors({})
    setLink(undefined)
    await once(async () => {
      const made = await api.board_shares.create.call({ id, user_vendor_id: Number(to), way }, { context: { says_fields: true } })
      const vendor = made.data.vendor ?? ''
      if (made.link) setLink(made.link)
      if (made.conversation_id !== null) return { said: t('board_share.written', { vendor }), undo: undefined }
      return made.link ? undefined : { said: t('board_share.mailed', { vendor }), undo: undefined }
    }, failed)
  }
  const end = () =>
    once(async () => {
      await api.board_shares.end.call({ id })
      setLink(undefined)
      return { said: t('board_share.ended'), undo: undefined }
    })

  return (
    <section className="board-form" aria-labelledby="share-vendor">
      <h3 id="share-vendor">{t('board_share.title')}</h3>
      {slug === 'loved' ? (
        <p>{t('board_share.loved')}</p>
      ) : (
        <>
          {share && (
            <>
              <p>{shareWords(share)}</p>
              <Button onPress={() => void end()} isPending={isPending}>
                {t('board_share.end')}
              </Button>
            </>
          )}
          <p className="hint">{t('board_share.what')}</p>
          {data && vendors.length === 0 && (
            <p>
              {t('board_share.none')} <Link to="/tools/vendor-manager">{t('board_share.to_list')}</Link>
            </p>
          )}
          {vendors.length > 0 && <ShareForm vendors={vendors} errors={errors} isPending={isPending} send={(asked) => void send(asked)} />}
          {link && <ShareLink link={link} />}
        </>
      )}
    </section>
  )
}
