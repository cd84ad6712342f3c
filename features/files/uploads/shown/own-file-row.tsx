import { longDay } from '#web/long-day.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { listed } from '#web/listed.ts'
import type { ListedFile } from '../contract.ts'
import type { UseKind } from '../use-kinds.ts'
import { FileFields } from './file-fields.tsx'
import { FileForm } from './file-form.tsx'

interface Props {
  file: ListedFile
  /** Its fields as they were refused. */
  posted: PostedForm | undefined
}

export function OwnFileRow({ file, posted }: Props) {
  const { id, name, urls, used_in, deleted_at, is_missing } = file
  return (
    <li className="own-file">
      <Face file={file} />
      <div>
        <b>{urls['whole'] ? <a href={urls['whole']}>{name}</a> : name}</b>
        <small>{factsOf(file)}</small>
        {is_missing && <small className="field-error">{t('own_files.missing')}</small>}
        {!deleted_at && (
          <small>
            {used_in.length > 0
              ? t('own_files.used_in', { places: listed(used_in.map((kind) => placeWords[kind])) })
              : t('own_files.unused')}
          </small>
        )}
      </div>
      {deleted_at ? (
        <FileForm name="file_again" id={id}>
          <button className="button small" type="submit" aria-label={t('own_files.restore_of', { name })}>
            {t('own_files.restore')}
          </button>
        </FileForm>
      ) : (
        <>
          <FileFields key={posted ? 'refused' : 'kept'} file={file} posted={posted} />
          <FileForm name="no_file" id={id}>
            <button className="button small" type="submit" aria-label={t('own_files.delete_of', { name })}>
              {t('own_files.delete')}
            </button>
          </FileForm>
        </>
      )}
    </li>
  )
}

/** The picture in small, or the sign of a paper. */
function Face({ file: { kind, width, height, alt, urls } }: Pick<Props, 'file'>) {
  const { whole: _whole, ...sizes } = urls
  if (kind === 'picture' && width !== null && height !== null && Object.keys(sizes).length > 0)
    return <BroughtPicture of={{ width, height, alt, urls: sizes }} sizes="56px" alt="" />
  return <Icon name={kind === 'picture' ? 'images' : 'file'} />
}

function factsOf({ kind, bytes, created_at, deleted_at }: ListedFile): string {
  const size = [t(kind === 'picture' ? 'own_files.picture' : 'own_files.pdf'), fileSize(bytes)]
  const day = deleted_at ? t('own_files.until', { day: dayOf(deleted_at, 30) }) : t('own_files.brought', { day: dayOf(created_at) })
  return [...size, day].join(' · ')
}

function dayOf(moment: string, later = 0): string {
  const day = new Date(Date.parse(moment) + later * 86_400_000).toISOString().slice(0, 10)
  return longDay(day) ?? day
}

const placeWords: Record<UseKind, string> = {
  avatar: t('own_files.avatar'),
  cover: t('own_files.cover'),
  event: t('own_files.event'),
  rsvp: t('own_files.rsvp'),
  website_section: t('own_files.website_section'),
  fund: t('own_files.fund'),
  pin: t('own_files.pin'),
  submission: t('own_files.submission'),
  message: t('own_files.message'),
  claim: t('own_files.claim'),
  vendor_brochure: t('own_files.vendor_brochure'),
  vendor_picture: t('own_files.vendor_picture'),
  piece: t('own_files.piece'),
  logo: t('own_files.logo'),
  receipt: t('own_files.receipt'),
  vendor_file: t('own_files.vendor_file'),
}
