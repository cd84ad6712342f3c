import { createFileRoute } from '@tanstack/react-router'
import { Viewer } from './viewer.tsx'
import { viewerHead } from './viewer-head.ts'
import { loadViewed } from './viewer-loader.ts'

export const Route = createFileRoute('/_empty/image-viewer/$username/$parent/$id')({
  loader: ({ params: { username, parent, id } }) => loadViewed({ username, parent, id }),
  head: ({ loaderData }) => (loaderData ? viewerHead(loaderData) : {}),
  component: UserViewerPage,
})

function UserViewerPage() {
  return <Viewer of={Route.useLoaderData()} />
}
