import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { showMoment } from '../../admin/moments.ts'
import type { RedirectLine } from '../piece-shapes.ts'

/** Addresses that lead on, and from where they have that; what was added by hand can be removed. */
export function RedirectsTable({ redirects }: { redirects: readonly RedirectLine[] }) {
  return (
    <table className="select-table trail-table redirects-table">
      <thead>
        <tr>
          <th scope="col">{t('editor.was_at')}</th>
          <th scope="col">{t('editor.leads_to')}</th>
          <th scope="col">{t('editor.when')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {redirects.map((one) => (
          <tr key={one.url}>
            <th scope="row">
              {one.url}
              {one.title && <small>{one.title}</small>}
            </th>
            <td className="on-phone">
              <a href={one.to}>{one.to}</a>
            </td>
            <td className="on-phone">
              <span className="num">{showMoment(one.created_at)}</span>
              <small>{comesFrom(one)}</small>
            </td>
            <td className="on-phone">{one.id !== null && <Remove id={one.id} url={one.url} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function comesFrom({ id, added_by }: RedirectLine): string {
  if (id === null) return t('redirects.by_itself')
  return added_by ? t('redirects.by', { name: added_by }) : t('redirects.by_hand')
}

function Remove({ id, url }: { id: number; url: string }) {
  const { once } = useActs()
  const remove = () =>
    once(async () => {
      await api.editor.removeRedirect.call({ id })
      toast({ kind: 'done', lines: [t('redirects.removed', { url })] })
    })
  const words = { title: t('redirects.remove_title'), text: t('redirects.remove_text', { url }), accept: t('redirects.remove') }
  return (
    <button
      className="button small"
      type="button"
      aria-label={t('redirects.remove_one', { url })}
      onClick={() => confirm({ ...words, isDestructive: true, action: remove, params: undefined })}
    >
      <Icon name="trash" />
      {t('redirects.remove')}
    </button>
  )
}
