import { html } from 'hono/html'

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
  return { text: plain(content), html: String(styled(content)) }
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

const font = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.6;color:#1B2B26"
const display = "font-family:'Bona Nova','Iowan Old Style','Palatino Linotype',Georgia,serif;font-weight:400"
const button = `display:inline-block;padding:12px 24px;border-radius:3px;background:#1E4B3C;color:#FFFDF6;text-decoration:none;font-weight:600`

/** Only inline styles: mail programs know little else. */
function styled({ brand, heading, lines, action, footer, leave }: Letter) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${heading}</title>
</head>
<body style="margin:0;background:#F5F1E8">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;${font}">
<p style="margin:0 0 16px;${display};font-size:22px;color:#1E4B3C">${brand}</p>
<div style="padding:32px;background:#FFFEFB;border:1px solid #DCD6C8">
<h1 style="margin:0 0 16px;${display};font-size:30px;line-height:1.2">${heading}</h1>
${lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>\n`)}${action ? actionPart(action) : ''}</div>
<p style="margin:16px 0 0;font-size:13px;color:#56645D">${footer}${leave ? html` <a href="${leave.url}" style="color:#1E4B3C">${leave.label}</a>` : ''}</p>
</div>
</body>
</html>
`
}

/** The address once more in full, for mail programs that show no buttons. */
function actionPart({ label, url }: { label: string; url: string }) {
  return html`<p style="margin:24px 0"><a href="${url}" style="${button}">${label}</a></p>
<p style="margin:0;font-size:13px;color:#56645D;word-break:break-all">Or copy this address into your browser: <a href="${url}" style="color:#1E4B3C">${url}</a></p>
`
}
