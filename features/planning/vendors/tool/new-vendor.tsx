import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { leaveWords } from '#web/ui/leave-words.ts'
import type { Category } from '../../budget/categories.ts'
import type { VendorPage } from '../contract.ts'
import { DirectoryFinder, type Listed } from './directory-finder.tsx'
import { SecondHireDialog } from './second-hire.tsx'
import { type Asked, questionIn, type SecondHire } from './vendor-acts.ts'
import { type Errors, newDraft, saidIn, unread, type VendorDraft } from './vendor-draft.ts'
import { SaveButton } from './vendor-editor.tsx'
import { VendorFields } from './vendor-fields.tsx'
import { vendorWords } from './vendor-words.ts'

interface Props {
  service: Category
  page: VendorPage
  event: number | undefined
  onClose: () => void
}

/** The fields of a vendor who is being written down, by hand or out of the directory. */
export function NewVendor({ service, page, event, onClose }: Props) {
  const [first] = useState(() => newDraft(service, event))
  const [mine, setMine] = useState<VendorDraft>(first)
  const [listed, setListed] = useState<Listed>()
  const [errors, setErrors] = useState<Errors>({})
  const [asked, setAsked] = useState<Asked>()
  const { once, isPending } = useActs(vendorWords)
  const { isChanged, forget } = useTyped((Object.keys(first) as (keyof VendorDraft)[]).some((name) => mine[name] !== first[name]))

  async function save(second_hire?: SecondHire) {
    const { user_id } = page.wedding
    const { isDone, fresh } = await once(
      async (act) => {
        const ofDirectory = listed && { vendor_id: listed.id, ...(mine.taxonomy === first.taxonomy && { taxonomy: undefined }) }
        const said = { ...saidIn(mine), ...ofDirectory, user_id, act, ...(second_hire && { second_hire }) }
        const { data } = await api.user_vendors.create.call(said, { context: { says_fields: true } })
        return t('couple_vendors.added', { name: data.name })
      },
      (error) => {
        const question = questionIn(error)
        if (question !== undefined) setAsked({ question, answer: save })
        else if (refusal(error)?.status === 422) setErrors(refusal(error)?.errors ?? {})
        else sayFailure(error, vendorWords)
      },
    )
    if (!isDone) return
    await fresh
    forget()
    onClose()
  }

  function submit(press: FormEvent) {
    press.preventDefault()
    const wrong = unread(mine)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) void save()
  }

  return (
    <SidePanel title={t('couple_vendors.add_one')} onClose={onClose} actions={<SaveButton isPending={isPending} />}>
      <DirectoryFinder
        chosen={listed}
        onChoose={(next) => {
          setListed(next)
          setMine((now) => ({ ...now, name: next?.title ?? '' }))
        }}
      />
      <form id="vendor-fields" className="vendor-fields" noValidate onSubmit={submit}>
        <VendorFields
          mine={mine}
          set={(change) => {
            setMine((now) => ({ ...now, ...change }))
            setErrors({})
          }}
          errorsOf={(field) => errors[field] ?? []}
          page={page}
        />
      </form>
      <SecondHireDialog asked={asked} onClose={() => setAsked(undefined)} />
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(search) => 'adding' in search && search.adding === service} />
    </SidePanel>
  )
}
