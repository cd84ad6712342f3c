import { scope } from './scope.ts'

interface Told {
  tag: string
  title: string
  text: string
  url: string
}

/** A second one of the same tag takes the place of the first. */
export async function showNotice(data: unknown): Promise<void> {
  const { title, text, url, tag } = data as Partial<Told>
  if (!title) return
  await scope.registration.showNotification(title, {
    ...(text && { body: text }),
    ...(tag && { tag }),
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    data: url,
  })
}

/** Leads to the place it tells of, in a window that is open or a new one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close()
  const url = new URL(typeof notice.data === 'string' ? notice.data : '/', location.origin)
  if (url.origin !== location.origin) return
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = open.find((window) => window.url === url.href) ?? open[0]
  if (!window) return void (await scope.clients.openWindow(url.href))
  await window.focus()
  if (window.url !== url.href) await window.navigate(url.href)
}
