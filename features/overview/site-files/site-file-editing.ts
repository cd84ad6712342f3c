import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { useTyped } from '#web/ui/leave-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { SiteFiles } from '#features/site/home/site-shapes.ts'
import { withAt } from './site-fields.ts'

type Name = keyof SiteFiles
export type Kept = Awaited<ReturnType<typeof api.siteFiles.get.call>>['data'][Name]

export interface Editing<Value = unknown> {
  value: Value
  base: Value
  set: (at: string, given: unknown) => void
  errorsOf: (at: string) => readonly string[]
}

const calls: Record<Name, (input: { version: number; value: never }) => Promise<unknown>> = {
  'global.json': (input) => api.siteFiles.saveGlobal.call(input),
  'countdown.json': (input) => api.siteFiles.saveCountdown.call(input),
  'payment.json': (input) => api.siteFiles.savePayment.call(input),
  'selects.json': (input) => api.siteFiles.saveSelects.call(input),
  'menus.json': (input) => api.siteFiles.saveMenus.call(input),
}

/** A file as it is being written; what is typed stays until it is saved, whatever comes from elsewhere. */
export function useSiteFile(file: Name, kept: Kept) {
  const [mine, setMine] = useState<{ version: number; value: unknown }>()
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({})
  const { once, isPending } = useActs()
  const { isChanged, forget } = useTyped(mine !== undefined)
  // What is typed stands upon the version that it began with, whatever is fetched meanwhile.
  const { version, value } = mine ?? kept

  async function send(work: () => Promise<unknown>, said: string): Promise<void> {
    setErrors({})
    const { isDone, fresh } = await once(
      async () => void (await work()),
      (error) => {
        const found = refusal(error)
        if (found?.status === 422) setErrors(found.errors)
        else if (found?.status === 409) toast({ kind: 'bad', lines: [t('site_files.conflict')] })
        else return sayFailure(error)
      },
    )
    if (!isDone) return
    await fresh
    forget()
    setMine(undefined)
    toast({ kind: 'done', lines: [said] })
  }

  return {
    editing: {
      value,
      base: kept.base,
      set: (at: string, given: unknown) => setMine({ version, value: withAt(value as object, at, given) }),
      errorsOf: (at: string) => errors[`value.${at}`] ?? [],
    } satisfies Editing,
    isTyped: mine !== undefined,
    isChanged,
    isPending,
    hasErrors: Object.keys(errors).length > 0,
    save: () => send(() => calls[file]({ version, value: value as never }), t('site_files.saved')),
    bringBack: (to: number) => send(() => api.siteFiles.bringBack.call({ file, version: kept.version, to }), t('site_files.brought_back')),
    drop: () => {
      setErrors({})
      setMine(undefined)
    },
  }
}
