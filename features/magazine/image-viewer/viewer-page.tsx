import { createFileRoute } from '@tanstack/react-router'
import { Viewer } from './viewer.tsx'
import { viewerHead } from './viewer-head.ts'
import { loadViewed } from './viewer-loader.ts'

export const Route = createFileRoute('/_empty/image-viewer/$id')({
  loader: ({ params: { id } }) => loadViewed({ id }),
  head: ({ loaderData }) => (loaderData ? viewerHead(loaderData) : {}),
  component: ViewerPage,
})

function ViewerPage() {
  return <Viewer of={Route.useLoaderData()} />
}
