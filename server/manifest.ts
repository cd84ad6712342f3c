import { startPath, tools } from '#web/map/routes.ts'
import type { SiteReader } from './site-files.ts'

/** What a phone or a desktop shows of the product when somebody installs it. */
export function manifest({ now }: SiteReader): Response {
  const { name, tagline } = now().site
  const body = {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en',
    start_url: startPath,
    scope: '/',
    display: 'standalone',
    // What is shared from another app stands in the address, and is saved on a page of its own.
    share_target: {
      action: `${tools['vision-boards'].path}/save`,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    background_color: '#fffefb',
    theme_color: '#fffefb',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(body, { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=300' } })
}
