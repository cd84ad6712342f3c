import { t } from '#web/text/text.ts'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { showMoment } from '../admin/moments.ts'
import { ListFields } from './list-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { groupsOf, type Tab, tabs } from './site-fields.ts'
import { type Editing, type Kept, useSiteFile } from './site-file-editing.ts'
import { WordsFields } from './words-fields.tsx'

const leaveWords = {
  title: t('site_files.leave'),
  text: t('site_files.leave_text'),
  stay: t('site_files.stay'),
  leave: t('site_files.leave_now'),
}

/** One file of the site, saved as a whole, and the ways back to what it was. */
export function SiteFileForm({ tab, kept }: { tab: Tab; kept: Kept }) {
  const { editing, isTyped, isChanged, isPending, hasErrors, save, drop, bringBack } = useSiteFile(tabs[tab].file, kept)
  const groups = groupsOf[tab]
  return (
    <div className="site-file">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p>{tabs[tab].text}</p>
        {groups && <WordsFields groups={groups} editing={editing} />}
        {tab === 'lists' && <ListFields editing={editing as Editing<never>} />}
        {tab === 'menus' && <MenuFields editing={editing as Editing<never>} />}
        <p className="site-file-save">
          <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
            {t('site_files.save')}
          </button>
          {isTyped && (
            <button className="button ghost" type="button" onClick={drop}>
              {t('site_files.drop')}
            </button>
          )}
          <span role="status">{hasErrors ? t('site_files.see_above') : ''}</span>
        </p>
      </form>
      <Saved kept={kept} isOff={isPending || isTyped} bringBack={bringBack} />
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </div>
  )
}

interface SavedProps {
  kept: Kept
  /** Nothing is brought back over what is being typed. */
  isOff: boolean
  bringBack: (to: number) => Promise<void>
}

/** Who saved what when; each of it can count once more. */
function Saved({ kept: { saved, version }, isOff, bringBack }: SavedProps) {
  return (
    <section className="site-file-saved">
      <h2>{t('site_files.saved_before')}</h2>
      {saved.length === 0 && <p>{t('site_files.never')}</p>}
      <ol>
        {saved.map((line) => (
          <li key={line.version}>
            <span>
              {line.saved_by ?? t('site_files.somebody')}
              <small className="num">{showMoment(line.saved_at)}</small>
            </span>
            {line.version === version ? (
              <small>{t('site_files.counts_now')}</small>
            ) : (
              <button className="button ghost small" type="button" disabled={isOff} onClick={() => void bringBack(line.version)}>
                {t('site_files.bring_back')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {saved.length > 0 && (
        <button className="button" type="button" disabled={isOff} onClick={() => void bringBack(0)}>
          {t('site_files.back_to_files')}
        </button>
      )}
    </section>
  )
}
