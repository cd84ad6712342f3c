/** Filled when it is done, poppy when it is due, an outline until then. */
export function TaskLeaf() {
  return (
    <svg className="task-leaf" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17Z" />
    </svg>
  )
}
