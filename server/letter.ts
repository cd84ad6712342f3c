import { html } from 'hono/html'
import { letterLogo } from '#web/site.ts'
import { button, display, link, paper, row, sheet, small } from './letter-sheet.ts'

interface Letter {
  /** The name of the product, from the site configuration. */
  brand: string
  heading: string
  lines: string[]
  /** What to do next, as a button. */
  action?: { label: string; url: string }
  /** Why this came, and what to do if it shouldn't have. */
  footer: string
  /** How to get no more of these. */
  leave?: { label: string; url: string }
}

/** One letter in both of its forms. Everything given is text; nothing of it can become markup. */
export function letter(given: Letter): { text: string; html: string } {
  const content = { ...given, heading: unlinked(given.heading) }
  return { text: plain(content), html: styled(content) }
}

/** A heading may greet by name, and whoever makes an account in another's name could send them an address to press there. */
export function unlinked(text: string): string {
  return text.replace(/:\/+|\.(?=\p{L}{2})|(?<=\p{L})@(?=\p{L})/gu, ' ')
}

function plain({ brand, heading, lines, action, footer, leave }: Letter): string {
  const last = [footer, ...(leave ? [`${leave.label}: ${leave.url}`] : []), brand]
  const parts = [heading, ...lines, ...(action ? [`${action.label}:\n${action.url}`] : []), `-- \n${last.join('\n')}`]
  return `${parts.join('\n\n')}\n`
}

function styled({ brand, heading, lines, action, footer, leave }: Letter): string {
  const body = html`<h1 style="margin:0 0 16px;${display};font-size:30px;line-height:1.2;overflow-wrap:anywhere">${heading}</h1>
${lines.map((line) => html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${line}</p>\n`)}${action ? actionPart(action) : ''}`
  const foot = html`${footer}${leave ? html` <a href="${leave.url}" style="${link}">${leave.label}</a>` : ''}`
  return sheet({
    title: heading,
    width: 560,
    rows: [
      row(html`<p class="display" style="margin:0;${display};font-size:22px;color:#1E4B3C">${brandPart(brand)}</p>`, {
        padding: '8px 8px 16px',
      }),
      row(body, { padding: '32px 28px', colour: paper }),
      row(html`<p style="margin:0;${small}">${foot}</p>`, { padding: '16px 8px' }),
    ],
  })
}

/** The logo of the site, whose words are its name where pictures are not shown, or the name. */
function brandPart(brand: string) {
  const { src, width, height } = letterLogo() ?? {}
  return src ? html`<img src="${src}" width="${width}" height="${height}" alt="${brand}" style="display:block;border:0">` : brand
}

/** The address once more in full, for mail programs that show no buttons. */
function actionPart({ label, url }: { label: string; url: string }) {
  return html`${button({ label, url }, 'left')}
<p style="margin:0;padding:20px 0 0;${small};word-break:break-all">Or copy this address into your browser:<br><a href="${url}" style="${link}">${url}</a></p>
`
}
