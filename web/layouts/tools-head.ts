import css from '../styles/tools.css?url'

/** What a page of somebody signed in has in its head: the style of the tools, and what installs them as an app. */
export const toolsHead = {
  links: [
    { rel: 'stylesheet', href: css },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
  ],
}
