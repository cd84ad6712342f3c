import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserRoutes } from './web/build/browser-routes.ts'
import { compressedAssets } from './web/build/compressed-assets.ts'
import { contractRoutes } from './web/build/contract-routes.ts'
import { demoFigures } from './web/build/demo-figures.ts'
import { guestFonts } from './web/build/guest-fonts.ts'
import { iconSheet } from './web/build/icon-sheet.ts'
import { appIcons } from './web/build/app-icons.ts'
import { offlineWorker } from './web/build/offline-worker.ts'
import { partsOfMap } from './web/build/parts-of-map.ts'
import { pictures } from './web/build/pictures.ts'
import { oneLanguage } from './web/build/one-language.ts'
import { plainPages } from './web/build/plain-pages.ts'
import { pageTrees } from './web/build/page-trees.ts'
import { textsInPlace } from './web/build/texts-in-place.ts'
import { virtualRoutes } from './web/build/virtual-routes.ts'
import { treeOf, type Page, pages } from './web/map/routes.ts'

/** What every page loads is one file, since many small ones compress worse. */
const ofEveryPage = [
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//,
  /\/node_modules\/@tanstack\/(?:history|react-router|router-core|react-store|store)\/(?!.*useBlocker)/,
  /\/web\/(?:text\/texts|client\/(?:lazy-queries|refusal)|start\/(?:start-context|page-head|public-address|shown-elsewhere|structured-data)|map\/(?:as-missing|routes|guards|(?!found|guest|own)[a-z-]+-pages)|menus\/search|address-pattern|email-pattern|visitor|site)\.ts$/,
  /\/web\/(?:client|start\/(?:make-router|root|error-page|gone-page|not-found-page|page-errors|theme|intent-script)|picture-address)\.tsx?$/,
  /\/web\/(?:ui\/(?:icon|wordmark|picture|picture-loading|confirmation|confirmation-place|link|page-progress|toast-place)|layouts\/(?:page-header|page-footer|countdown-banner|mega-menu|phone-menu|theme-chooser|menus-that-close|opener))\.tsx?$/,
  /\/(?:features\/magazine\/articles\/other-page|web\/layouts\/(?:content|default|empty|footerless|guest|setup))\.tsx$/,
  // Where styles stand that both kinds of pages have.
  /\/features\/(?:account\/sign-in\/accounts|wedding\/helping\/helping|magazine\/pieces\/pieces|planning\/boards\/tool\/boards|trade\/reviews\/reviews)\.css/,
]

/** What every page of the tools loads, and hardly any other. */
const ofEveryTool = [
  // Several queries at once are asked by two pages alone.
  /\/node_modules\/@tanstack\/(?:query-core|react-query)\/(?!.*(?:queriesObserver|useQueries|useSuspenseQueries))/,
  /\/web\/client\/(?:queries|live|live-line|news|typed-words|unread)\.ts$/,
  /\/web\/layouts\/(?:user|vendor|live-page|tab-bar|helped|leaving-bar|whose-bar|kept-words|no-longer-shared)\.tsx$/,
  /\/features\/(?:wedding\/helping\/(?:ended-loading|helper-whose|couple-names)|guests\/list\/(?:guest-(?:whose|query|tools)|dinner-sums))\.ts$/,
  /\/web\/ui\/(?:link-tabs|pager|row-menu|row-selection|select-row|plain\/search-box)\.tsx$/,
  /\/features\/guests\/list\/(?:guest-name|chosen-event)\.ts$/,
  /\/web\/offline\/(?:offline-place|as-of|register)\.tsx?$/,
  /\/features\/notices\/panel\/notifications(?:-query)?\.tsx?$/,
]

/** What the URL map says of each page; the page itself is a file of its own. */
const groups = [
  { name: 'app', test: (id: string) => ofEveryPage.some((some) => some.test(id)) },
  // What counts comes after all that is wanted, whoever else has a use for it.
  { name: 'afterwards-track', test: (id: string) => id.endsWith('/web/client/track.ts') },
  { name: 'money', test: (id: string) => id.endsWith('/web/ui/money.ts') },
  { name: 'long-day', test: (id: string) => id.endsWith('/web/long-day.ts') },
  { name: 'every-tool', test: (id: string) => ofEveryTool.some((some) => some.test(id)) },
  ...(['public', 'magazine', 'courses', 'member', 'payment', 'operator'] as const).map((tree) => ({
    name: `${tree}-pages`,
    test: (id: string) => id.endsWith(`virtual:${tree}-pages`) || isPageOf(id, (page) => treeOf(page) === tree),
  })),
]

function isPageOf(id: string, isOfKind: (page: Page) => boolean): boolean {
  return pages.some((page) => isOfKind(page) && id.endsWith(`/${page.file}`))
}

/** What no page may reach, neither in the browser nor while it is rendered. */
const behindTheApi = { files: ['server/**', 'db/**', 'features/**/*.server.*'] }

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/test-results/**', '**/shots/**'] } },
  // What React brings itself needs no stand-in.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // A style sheet or picture inside a data: address would be refused by the page policy.
  // What a page of the tools imports is not listed ahead: with a hundred pages the lists weigh more than a round trip on the way there;
  // nor what the page that few ask for does, which every part of the app knows.
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (file, parts, { hostId }) => (/-pages-/.test(hostId) || /\/other-page-/.test(file) ? [] : parts),
    },
  },
  // One file starts twice as fast as hundreds, and holds the right one of React's two builds whatever NODE_ENV says.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
  plugins: [
    browserRoutes(),
    contractRoutes(),
    iconSheet(),
    guestFonts(),
    plainPages(),
    demoFigures(),
    pageTrees(),
    partsOfMap(),
    pictures(),
    oneLanguage(),
    textsInPlace(),
    tanstackStart({
      srcDirectory: '.',
      client: { entry: 'web/client.tsx' },
      server: { entry: 'web/server.tsx' },
      router: {
        entry: 'web/router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'web/routeTree.gen.ts',
        virtualRouteConfig: virtualRoutes(),
        tmpDir: 'node_modules/.tanstack',
        // What a page loads with belongs to that page; the app itself stays small.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      },
      importProtection: { client: behindTheApi, server: behindTheApi },
    }),
    react(),
    appIcons(),
    offlineWorker(),
    compressedAssets(),
  ],
}))
