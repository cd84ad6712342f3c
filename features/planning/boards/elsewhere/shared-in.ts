export interface Shared {
  url?: string | undefined
  title?: string | undefined
  text?: string | undefined
}

const address = /https?:\/\/[^\s<>"]+/

/** What another app or a bookmark hands over: many phones put the address among the words. */
export function sharedIn({ url = '', title = '', text = '' }: Shared): { link: string; title: string } {
  const link = [url, text, title].map((given) => address.exec(given)?.[0]).find(Boolean) ?? url.trim()
  const words = [title, text].map((given) => given.replace(address, '').replace(/\s+/g, ' ').trim()).find(Boolean) ?? ''
  return { link, title: words.slice(0, 200) }
}
