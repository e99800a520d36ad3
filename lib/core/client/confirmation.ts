type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Registers the dialog that asks for a passkey, a code or the password. The shell calls it. @returns unregisters the dialog */
export function onConfirmationRequired(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/**
 * Asks the user to confirm the sign-in, once for all requests that wait for it.
 * @returns whether the user confirmed; undefined if no dialog is mounted
 */
export function confirmSignIn(): Promise<boolean> | undefined {
  asking ??= ask?.().finally(() => {
    asking = undefined
  })
  return asking
}
