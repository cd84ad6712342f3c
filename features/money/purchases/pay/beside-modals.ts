/** What a provider draws over the page while it works, as a bank's question, is no part of a modal of ours, and is reached all the same. */
export async function besideModals<Done>(work: () => Promise<Done>): Promise<Done> {
  const drawn = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (node instanceof HTMLElement) letIn(node)
  })
  drawn.observe(document.body, { childList: true })
  try {
    return await work()
  } finally {
    drawn.disconnect()
  }
}

/** React Aria keeps the focus out of whatever is not marked so, and hides it. */
function letIn(node: HTMLElement): void {
  node.dataset['reactAriaTopLayer'] = 'true'
  node.removeAttribute('aria-hidden')
  node.inert = false
}
