import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { FileForm } from './file-form.tsx'
import { OwnFileRow } from './own-file-row.tsx'
import { type FilesSearch, filesQuery } from './files-loading.ts'
import { FilesRoom } from './files-room.tsx'

interface Props {
  posted: PostedForm | undefined
  search: FilesSearch
}

/** Every file that somebody brought, what it is used for, and its ways out and back, all by plain forms. */
export function FilesSection({ posted, search }: Props) {
  const { data: files, meta, room } = useSuspenseQuery(filesQuery(search)).data
  const { deleted, order, file } = search
  return (
    <>
      <section>
        <h2>{t('own_files.title')}</h2>
        <p className="settings-lead">{t('own_files.lead')}</p>
        {file !== undefined && (
          <FileForm name="file_again" id={file}>
            <button className="button small" type="submit">
              {t('own_files.restore')}
            </button>
          </FileForm>
        )}
        <FilesRoom room={room} />
      </section>
      <section aria-label={t('own_files.list')}>
        <div className="files-ways">
          <Way search={{ order }} isOn={!deleted} words={t('own_files.kept')} />
          <Way search={{ order, deleted: 'yes' }} isOn={deleted === 'yes'} words={t('own_files.deleted')} />
          <span>{t('own_files.sort')}</span>
          <Way search={{ deleted }} isOn={order !== 'largest'} words={t('own_files.newest')} />
          <Way search={{ deleted, order: 'largest' }} isOn={order === 'largest'} words={t('own_files.largest')} />
        </div>
        {posted && (
          <p className="form-error" role="alert">
            {posted.message}
          </p>
        )}
        {files.length === 0 ? (
          <EmptyState
            fact={t(deleted ? 'own_files.none_deleted' : 'own_files.none')}
            hint={t(deleted ? 'own_files.none_deleted_hint' : 'own_files.none_hint')}
          />
        ) : (
          <ul className="settings-rows">
            {files.map((file) => (
              <OwnFileRow key={file.id} file={file} posted={posted?.values['id'] === String(file.id) ? posted : undefined} />
            ))}
          </ul>
        )}
        <Pager meta={meta} />
      </section>
    </>
  )
}

function Way({ search, isOn, words }: { search: FilesSearch; isOn: boolean; words: string }) {
  return (
    <Link
      to="/settings/{-$type}"
      params={{ type: 'files' }}
      search={search}
      aria-current={isOn ? 'true' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {words}
    </Link>
  )
}
