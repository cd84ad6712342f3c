import { t } from '#web/text/text.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Progress } from '#web/ui/progress.tsx'
import type { Room } from '../contract.ts'

/** How much room is taken, drawn and in words, and what to do when little is left. */
export function FilesRoom({ room: { bytes, deleted, quota } }: { room: Room }) {
  const percent = (100 * bytes) / quota
  return (
    <div className="files-room">
      <Progress
        label={t('own_files.room')}
        percent={percent}
        words={t('own_files.room_of', { used: fileSize(bytes), quota: fileSize(quota) })}
      />
      <small>
        {percent >= 90 ? t('own_files.room_full') : t('own_files.room_left', { left: fileSize(quota - bytes) })}
        {deleted > 0 && ` ${t('own_files.room_deleted', { size: fileSize(deleted) })}`}
      </small>
    </div>
  )
}
