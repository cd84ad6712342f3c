import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** A new link, which is told this once. */
export function ShareLink({ link }: { link: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setSaid(t('board_share.copied'))
  }
  return (
    <>
      <TextField label={t('board_share.link')} hint={t('board_share.link_hint')} value={link} isReadOnly />
      {'clipboard' in navigator && <Button onPress={() => void copy()}>{t('board_share.copy')}</Button>}
      <output>{said}</output>
    </>
  )
}
