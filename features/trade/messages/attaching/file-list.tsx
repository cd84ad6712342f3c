import { t } from '#web/text/text.ts'
import type { Thread } from '../contract.ts'
import { FileCard } from './file-card.tsx'

/** All files of a conversation: the newest version of each, with those before it to unfold. */
export function FileList({ of: { id, side, files } }: { of: Thread }) {
  const newest = files.filter(({ is_newest }) => is_newest)
  return (
    <section aria-labelledby="conversation-files">
      <h2 id="conversation-files">{t('sent_file.all')}</h2>
      {newest.length === 0 && <p>{t('sent_file.none')}</p>}
      <ul className="sent-files">
        {newest.map((file) => {
          const earlier = files.filter(({ first_id, is_newest }) => first_id === file.first_id && !is_newest)
          return (
            <li key={file.id}>
              <FileCard file={file} side={side} conversation_id={id} />
              {earlier.length > 0 && (
                <details>
                  <summary>{t('sent_file.earlier', { n: earlier.length })}</summary>
                  {earlier.map((one) => (
                    <FileCard key={one.id} file={one} side={side} conversation_id={id} />
                  ))}
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
