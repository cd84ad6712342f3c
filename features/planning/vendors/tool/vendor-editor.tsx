import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { FieldClash } from '#web/ui/field-clash.tsx'
import { leaveWords } from '#web/ui/leave-words.ts'
import { categoryName } from '../../budget/categories.ts'
import type { UserVendor, VendorPage } from '../contract.ts'
import { VendorDeadlines } from '../deadlines/vendor-deadlines.tsx'
import { VendorDiary } from '../diary/vendor-diary.tsx'
import { VendorFiles } from '../files/vendor-files.tsx'
import { SecondHireDialog } from './second-hire.tsx'
import type { Asked, SecondHire } from './vendor-acts.ts'
import { draftOf, saidIn, unread, type VendorDraft } from './vendor-draft.ts'
import { VendorFacts } from './vendor-facts.tsx'
import { VendorFields } from './vendor-fields.tsx'
import { vendorWords } from './vendor-words.ts'

interface Props {
  vendor: UserVendor
  page: VendorPage
  event: number | undefined
  onClose: () => void
}

/** All of one vendor, in a panel beside the others. */
export function VendorEditor({ vendor, page, event, onClose }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const second = useRef<SecondHire>(undefined)
  const editing = useEditing<UserVendor, VendorDraft>(vendor, {
    draftOf,
    send: async ({ thing: { id, version }, act, mine, fields }) => {
      const said = saidIn(mine)
      const change = Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<typeof said>
      const second_hire = second.current && { second_hire: second.current }
      await api.user_vendors.update.call({ id, version, act, ...change, ...second_hire }, { context: { says_fields: true } })
      return undefined
    },
    said: () => {
      toast({ kind: 'done', milliseconds: 3_000, lines: [t('couple_vendors.updated')] })
      return undefined
    },
    refused: ({ second_hire: question = [] }) => {
      if (question[0]) setAsked({ question: question[0], answer: again })
    },
    words: vendorWords,
  })
  const { isChanged, forget } = useTyped(editing.isChanged)
  const isReady = useHydrated()

  async function save() {
    const { isDone, fresh } = await editing.save()
    second.current = undefined
    if (!isDone) return
    await fresh
    forget()
    onClose()
  }

  function again(answer: SecondHire) {
    second.current = answer
    void save()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0) return
    const wrong = unread(editing.mine)
    if (Object.keys(wrong).length > 0) return editing.refuse(wrong)
    if (editing.isChanged) return save()
    onClose()
  }

  return (
    <SidePanel
      title={vendor.name}
      note={categoryName(vendor.taxonomy)}
      onClose={onClose}
      actions={<SaveButton isPending={editing.isPending} />}
    >
      <VendorFacts vendor={vendor} today={page.today} event={event} />
      <form id="vendor-fields" className="vendor-fields" noValidate onSubmit={submit}>
        <fieldset className="vendor-fields" disabled={!isReady}>
          <VendorFields
            {...editing}
            page={page}
            below={(name, label) => <FieldClash editing={editing} name={name} label={label} text={editing.base[name]} />}
          />
        </fieldset>
      </form>
      <VendorDeadlines id={vendor.id} today={page.today} isHelper={page.wedding.role === 'helper'} />
      <VendorFiles id={vendor.id} name={vendor.name} today={page.today} />
      <VendorDiary id={vendor.id} today={page.today} isHelper={page.wedding.role === 'helper'} />
      <SecondHireDialog asked={asked} onClose={() => setAsked(undefined)} />
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(search) => 'who' in search && Number(search.who) === vendor.id} />
    </SidePanel>
  )
}

export function SaveButton({ isPending }: { isPending: boolean }) {
  return (
    <button className="button main" type="submit" form="vendor-fields" aria-disabled={isPending} aria-busy={isPending}>
      {t('couple_vendors.save')}
    </button>
  )
}
