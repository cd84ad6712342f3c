import { asOfWords } from '../offline/as-of-words.ts'
import { t } from '../text/text.ts'
import { type KeptPage, keptPages } from './kept.ts'

/** Stands in for a page that can't be asked for and was not kept: says so, and names those that were. */
export async function offlinePage({ isRead }: { isRead: boolean }): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const pages = isRead ? await keptPages() : []
  const styles = POSY_SHELL.filter((path) => path.endsWith('.css'))
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${t('offline.title')}</title><link rel="icon" href="/favicon.svg">
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')}
<script nonce="${nonce}">(${inPage})()</script></head><body><main class="message-page offline-page" id="main">
<img src="/favicon.svg" alt="" width="72" height="72"><p class="kicker">${t('offline.title')}</p>
<h1>${t(isRead ? 'offline.not_kept' : 'offline.not_sent')}</h1>
<p>${t(isRead ? (pages.length > 0 ? 'offline.kept' : 'offline.none_kept') : 'offline.go_back')}</p>
${pages.length > 0 ? `<ul class="kept-pages">${pages.map(keptPage).join('')}</ul>` : ''}
<p><a class="button main large" href="">${t('offline.again')}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'self'; script-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

function keptPage({ url, title, asOf }: KeptPage): string {
  const { pathname, search } = new URL(url)
  return `<li><a href="${escaped(pathname + search)}">${title.split(/ [·–|] /)[0]}</a> <span>${asOfWords(asOf)}</span></li>`
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Runs in the page, cut out of here as text: shows the chosen theme, and the page itself as soon as there is a line. */
function inPage(): void {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  } catch {
    // Then it looks as the system does.
  }
  addEventListener('online', () => location.reload())
}
