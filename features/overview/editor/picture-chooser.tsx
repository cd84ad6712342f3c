import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import type { Drawn } from './piece-shapes.ts'

/** All that is drawn, to choose one of. */
export function PictureChooser({ onChosen, onClose }: { onChosen: (one: Drawn) => void; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data: found } = useQuery({
    ...api.editor.pictures.queryOptions({ input: { page, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const bring = async (file_id: number) => onChosen((await api.editor.bring.call({ file_id })).data)
  const last = found?.meta.last_page ?? 1
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.add_picture')}>
      <UploadField label={t('editor.bring')} place="piece-picture" purpose="picture" hidesKept onKept={({ id }) => void bring(id)} />
      <TextField
        name="picture-search"
        label={t('editor.picture_search')}
        value={search}
        maxLength={100}
        onChange={(event) => {
          setSearch(event.target.value)
          setPage(1)
        }}
      />
      <ul className="picture-choices">
        {found?.data.map((one) => (
          <li key={`${one.motif} ${one.palette} ${one.seed} ${one.ratio}`}>
            <button type="button" onClick={() => onChosen(one)}>
              <Picture of={{ ...one.image, alt: one.alt || `${one.motif}, ${one.palette}, ${one.seed}` }} sizes="120px" shape="1/1" />
            </button>
          </li>
        ))}
      </ul>
      {found?.data.length === 0 && <p>{t('editor.no_picture')}</p>}
      {last > 1 && (
        <p className="buttons">
          <button className="button small" type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('pager.previous')}
          </button>
          <span className="num">{t('pager.page', { page, last })}</span>
          <button className="button small" type="button" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('pager.next')}
          </button>
        </p>
      )}
    </Dialog>
  )
}
