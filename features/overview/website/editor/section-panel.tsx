import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { useEditedForm } from '#web/ui/edited-form.ts'
import type { Section, Website, WebsitePage } from '../contract.ts'
import { SectionAudience } from './section-audience.tsx'
import { draftOf, type SectionDraft, sent } from './section-draft.ts'
import { SectionFields } from './section-fields.tsx'
import { SectionPicture } from './section-picture.tsx'
import { WebsiteClash } from './website-clash.tsx'
import { kindNames, leaveWords, sectionName, websiteWords } from './website-words.ts'

interface Props {
  section: Section
  website: Website
  page: WebsitePage
  onClose: () => void
}

/** All of one section, beside the page that it stands on. */
export function SectionPanel({ section, website, page, onClose }: Props) {
  const [language, setLanguage] = useState(website.language)
  const editing = useEditing<Section, SectionDraft>(section, {
    draftOf,
    send: async ({ thing: { id, version }, act, mine, fields }) =>
      (await api.website.changeSection.call({ id, version, act, ...sent(mine, fields) })).data,
    said: () => t('website.section_saved', { name: sectionName(section) }),
    words: websiteWords,
  })
  const { isChanged, submit, close } = useEditedForm(editing, { onClose })
  const { once, isPending } = useActs(websiteWords)
  const isAlive = useHydrated()

  async function remove() {
    const { isDone } = await once(async (act) => {
      await api.website.removeSection.call({ id: section.id, act })
      return t('website.section_removed', { name: sectionName(section) })
    })
    if (isDone) close()
  }

  const actions = (
    <>
      <button className="button main" type="submit" form="section-fields" aria-disabled={editing.isPending} aria-busy={editing.isPending}>
        {t('website.save')}
      </button>
      <button className="button ghost" type="button" aria-disabled={isPending} onClick={() => void remove()}>
        {t('website.remove')}
      </button>
    </>
  )
  return (
    <SidePanel title={sectionName(section)} note={kindNames[section.kind]} onClose={onClose} actions={actions}>
      <form id="section-fields" className="website-fields" noValidate onSubmit={submit}>
        <fieldset className="website-fields" disabled={!isAlive}>
          <WebsiteClash editing={editing} />
          <SectionFields editing={editing} kind={section.kind} language={language} first={website.language} onLanguage={setLanguage} />
          <SectionAudience editing={editing} events={page.events} />
        </fieldset>
      </form>
      {(section.kind === 'story' || section.kind === 'photos') && isAlive && <SectionPicture section={section} editing={editing} />}
      <LeaveDialog
        isChanged={isChanged}
        words={leaveWords}
        stays={(search) => 'section' in search && Number(search.section) === section.id}
      />
    </SidePanel>
  )
}
