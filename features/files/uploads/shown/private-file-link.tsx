import type { MouseEvent } from 'react'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'

interface Props {
  name: string
  url: string | null
  /** What is said where there is nothing to open. */
  missing: string
  /** Where it is opened from now on. */
  renew: () => Promise<string | null | undefined>
}

/** Opens it in a tab of its own. An address ends after a while: on a page that stood open for longer a new one is asked for. */
export function PrivateFileLink({ name, url, missing, renew }: Props) {
  if (url === null)
    return (
      <p>
        <b>{name}</b> {missing}
      </p>
    )
  async function openAnew(): Promise<void> {
    const fresh = await renew()
    if (fresh) location.assign(fresh)
  }
  const open = (event: MouseEvent) => {
    if (!hasEnded(url)) return
    event.preventDefault()
    openAnew().catch((error: unknown) => sayFailure(error, undefined))
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={t('private_file.open', { name })} onClick={open}>
      {name}
    </a>
  )
}

function hasEnded(url: string): boolean {
  return Number(new URL(url, location.origin).searchParams.get('expires')) * 1_000 < Date.now() + 5_000
}
