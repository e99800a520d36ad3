import { UnknownSession } from "./unknown-session"

/** The same on the page to print, which has no shell around it. */
export const UnknownSheet = () => (
  <main className="mx-auto max-w-2xl p-6">
    <UnknownSession />
  </main>
)
