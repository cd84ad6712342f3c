import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { otherPage, type Page, pages, treeOf as treeNameOf } from '../map/routes.ts'

const trees = {
  'virtual:public-pages': (page: Page) => treeNameOf(page) === 'public',
  'virtual:magazine-pages': (page: Page) => treeNameOf(page) === 'magazine',
  'virtual:courses-pages': (page: Page) => treeNameOf(page) === 'courses',
  'virtual:member-pages': (page: Page) => treeNameOf(page) === 'member',
  'virtual:payment-pages': (page: Page) => treeNameOf(page) === 'payment',
  'virtual:operator-pages': (page: Page) => treeNameOf(page) === 'operator',
}

/** What a browser knows of the URL map: the pages for anybody, the magazine's, those of courses, those for who is signed in, those where people pay, or operators' and what is seldom opened; from one to the other is a page load. */
export function pageTrees(): Plugin {
  const files: Partial<Record<Tree, string>> = {}
  return {
    name: 'page-trees',
    resolveId: (source) => (isTree(source) || source === filesOfTrees ? `\0${source}` : undefined),
    load: (id) => {
      const name = id.slice(1)
      if (name === filesOfTrees) return `export default ${JSON.stringify(files)}`
      return isTree(name) ? treeOf(pages.filter((page) => !page.scriptless && (page.path === otherPage || trees[name](page)))) : undefined
    },
    // The build for browsers is made first, so that the one for the server can name its files.
    generateBundle(_options, made) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(made)) {
        const tree = file.type === 'chunk' && file.moduleIds.map((id) => id.slice(1)).find(isTree)
        if (tree) files[tree] = `/${file.fileName}`
        if (tree && file.imports.some((name) => name.includes('-pages-')))
          this.error(`${file.fileName} loads the other kind of pages: what both have belongs to the app (vite.config.ts)`)
      }
    },
  }
}

/** Of each tree the file that holds it, for a page to name ahead. */
const filesOfTrees = 'virtual:page-tree-files'

type Tree = keyof typeof trees

function isTree(name: string): name is Tree {
  return Object.hasOwn(trees, name)
}

/** The same tree that web/routeTree.gen.ts has of them. */
function treeOf(known: readonly Page[]): string {
  const layouts = [...new Set(known.map(({ layout }) => layout))]
  return [
    `import { Route as root } from ${place('web/start/root.tsx')}`,
    ...layouts.map((name, at) => `import { Route as layout${at} } from ${place(`web/layouts/${name}.tsx`)}`),
    ...known.map(({ file }, at) => `import { Route as page${at} } from ${place(file)}`),
    ...layouts.map((name, at) => `layout${at}.update({ id: '/_${name}', getParentRoute: () => root })`),
    `const put = (layout, path, page) => page.update({ id: path, path, getParentRoute: () => layout })`,
    `export const routeTree = root.addChildren([`,
    ...layouts.map((name, at) => {
      const inside = known.flatMap((page, of) => (page.layout === name ? [`put(layout${at}, '${page.path}', page${of})`] : []))
      return `layout${at}.addChildren([${inside.join(', ')}]),`
    }),
    `])`,
  ].join('\n')
}

function place(file: string): string {
  return JSON.stringify(resolve(file))
}
