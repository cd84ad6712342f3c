import { createFileRoute } from '@tanstack/react-router'
import { Viewer } from './viewer.tsx'
import { viewerHead } from './viewer-head.ts'
import { loadViewed } from './viewer-loader.ts'

export const Route = createFileRoute('/_empty/image-viewer/$parent/$id')({
  loader: ({ params: { parent, id } }) => loadViewed({ parent, id }),
  head: ({ loaderData }) => (loaderData ? viewerHead(loaderData) : {}),
  component: ParentViewerPage,
})

function ParentViewerPage() {
  return <Viewer of={Route.useLoaderData()} />
}
