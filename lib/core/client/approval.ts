import type { CallError } from "./call-error"

/** @returns the approval; undefined if the user cancelled */
type Ask = (error: CallError) => Promise<string | undefined>

let ask: Ask | undefined
let last: Promise<unknown> = Promise.resolve()

/** Registers the dialog that asks for somebody's PIN. The shell calls it. @returns unregisters the dialog */
export function onApprovalRequired(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/**
 * Asks for the approval of a refused action; several requests ask one after the other, because each approval is for one.
 * @returns undefined if no dialog is mounted
 */
export function askApproval(error: CallError): Promise<string | undefined> | undefined {
  const dialog = ask
  if (!dialog || !error.approvable) return undefined
  const asked = last.then(() => dialog(error))
  last = asked.catch(() => undefined)
  return asked
}
