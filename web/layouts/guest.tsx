import fonts from 'virtual:guest-fonts'
import type { ReactNode } from 'react'
import baseCss from '../styles/guest.css?inline'
import { t } from '../text/text.ts'

interface Props {
  title: string
  css: string
  nonce: string | undefined
  content: ReactNode
  language?: string
  shares_title?: true
}

/** A whole document of a page that never starts the app. Its styles come with it, so that it is there with one answer. */
export function GuestDocument({ title, css, nonce, content, language = 'en', shares_title }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {shares_title && <meta property="og:title" content={title} />}
        <title>{title ? t('site.title', { page: title }) : t('site.name')}</title>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fonts['bona-nova-400']} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fonts['instrument-sans-400-600']} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={nonce}>{faces + baseCss + css}</style>
      </head>
      <body>{content}</body>
    </html>
  )
}

const faces = [
  face('Bona Nova', '400', 'normal', fonts['bona-nova-400']),
  face('Bona Nova', '400', 'italic', fonts['bona-nova-400-italic']),
  face('Instrument Sans', '400 600', 'normal', fonts['instrument-sans-400-600']),
].join('')

function face(family: string, weight: string, style: string, address: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;src:url(${address}) format("woff2")}`
}
