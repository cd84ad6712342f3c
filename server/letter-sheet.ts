import { html } from 'hono/html'

type Part = ReturnType<typeof html> | string

interface Sheet {
  title: string
  /** In px, on a screen that has so much. */
  width: number
  rows: readonly Part[]
}

const text = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.6;color:#1B2B26"
export const display = "font-family:'Bona Nova','Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;font-weight:400;color:#1B2B26"
export const small = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:13px;line-height:1.6;color:#46564F"
export const link = 'color:#1E4B3C'

const ground = '#F5F1E8'
export const paper = '#FFFEFB'

/**
 * A whole letter. Tables, attributes and inline styles: some mail programs know little else, and Outlook, which is Word, neither
 * a greatest width nor what stands in a box that is no cell, nor the second of two faces.
 */
export function sheet({ title, width, rows }: Sheet): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${title}</title>
<!--[if mso]><style>td,p,a{font-family:Arial,sans-serif!important}h1,h2,.display{font-family:Georgia,serif!important}</style><![endif]-->
</head>
<body bgcolor="${ground}" style="margin:0;padding:0;background:${ground}">
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${ground}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${width}" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width:${width}px;text-align:left">
${rows}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`)
}

interface Look {
  colour?: string
  padding: string
  align?: 'center' | 'left'
  /** A line above it, as wide as its words. */
  isRuled?: boolean
}

export function row(content: Part, { colour = ground, padding, align = 'left', isRuled = false }: Look): Part {
  const inside = isRuled
    ? html`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td align="${align}" style="padding:20px 0;border-top:1px solid #DCD6C8;${text}">${content}</td></tr></table>`
    : content
  return html`<tr><td align="${align}" bgcolor="${colour}" style="padding:${padding};background:${colour};${text}">
${inside}
</td></tr>
`
}

/** A cell with a colour of its own, since a link in Word has neither ground nor padding, and a colour that needs no style. */
export function button({ label, url }: { label: string; url: string }, align: 'center' | 'left'): Part {
  const place = align === 'center' ? html`align="center" style="margin:0 auto"` : ''
  const words = html`<font color="${onStem}">${label}</font>`
  return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${place}><tr><td align="center" bgcolor="${stem}" style="border-radius:3px;mso-padding-alt:14px 28px"><a href="${url}" style="display:inline-block;padding:14px 28px;border-radius:3px;background:${stem};color:${onStem};text-decoration:none;font-weight:600;${buttonText}">${words}</a></td></tr></table>`
}

const stem = '#1E4B3C'
const onStem = '#FFFDF6'
const buttonText = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.4"
