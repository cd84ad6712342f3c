import { useHydrated } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { api } from '#web/client/api.ts'
import { picked } from '#web/client/drafts.ts'
import { type Editing, useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Website, WebsitePage } from '../contract.ts'
import { languageNames, languages, readLanguage } from '../languages.ts'
import { WebsiteClash } from './website-clash.tsx'
import { leaveWords, websiteWords } from './website-words.ts'

interface Props {
  website: Website
  page: WebsitePage
}

type CoverDraft = Pick<Website, 'address' | 'welcome' | 'closing' | 'language'>

/** Where the website is, what its card says, and in which language it is written first. */
export function WebsiteCoverForm({ website, page }: Props) {
  const editing = useEditing<Website, CoverDraft>(website, {
    draftOf: ({ address, welcome, closing, language }) => ({ address, welcome, closing, language }),
    send: async ({ thing: { version }, act, mine, fields }) => {
      const change = picked(mine, fields)
      return (await api.website.save.call({ ...change, version, user_id: page.wedding.user_id, act })).data
    },
    said: () => t('website.saved'),
    words: websiteWords,
  })
  const { isChanged } = useTyped(editing.isChanged)
  const isAlive = useHydrated()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length === 0 && editing.isChanged) await editing.save()
  }
  return (
    <>
      <form className="website-fields" noValidate onSubmit={submit} aria-label={t('website.cover')}>
        <h2>{t('website.cover')}</h2>
        <fieldset className="website-fields" disabled={!isAlive}>
          <WebsiteClash editing={editing} />
          <CoverFields editing={editing} />
        </fieldset>
        <button className="button" type="submit" disabled={!isAlive} aria-disabled={editing.isPending} aria-busy={editing.isPending}>
          {t('website.save')}
        </button>
      </form>
      {/* Sections open beside it. */}
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </>
  )
}

function CoverFields({ editing: { mine, set, errorsOf } }: { editing: Editing<CoverDraft> }) {
  return (
    <>
      <TextField
        id="website-address"
        name="address"
        label={t('website.address')}
        hint={t('website.address_hint')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={mine.address}
        onChange={({ target }) => set({ address: target.value })}
        errors={errorsOf('address')}
      />
      <TextField
        id="website-welcome"
        name="welcome"
        label={t('website.welcome')}
        placeholder={t('website.welcome_example')}
        maxLength={120}
        value={mine.welcome}
        onChange={({ target }) => set({ welcome: target.value })}
        errors={errorsOf('welcome')}
      />
      <TextField
        id="website-closing"
        name="closing"
        label={t('website.closing')}
        placeholder={t('website.closing_example')}
        maxLength={160}
        value={mine.closing}
        onChange={({ target }) => set({ closing: target.value })}
        errors={errorsOf('closing')}
      />
      <SelectField
        id="website-language"
        name="language"
        label={t('website.language')}
        hint={t('website.language_hint')}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={mine.language}
        onChange={({ target }) => set({ language: readLanguage(target.value) ?? mine.language })}
      />
    </>
  )
}
