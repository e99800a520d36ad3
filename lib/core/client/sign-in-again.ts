type Ask = () => Promise<void>

let ask: Ask | undefined
let asking: Promise<void> | undefined

/** Registers the dialog in which the user signs in again. The shell calls it. @returns unregisters the dialog */
export function onSignInRequired(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask !== dialog) return
    ask = undefined
    asking = undefined
  }
}

/** Resolves when the user has signed in again; undefined unless the dialog is open. */
export const pendingSignIn = (): Promise<void> | undefined => asking

/**
 * Asks the user to sign in again, once for all requests that wait for it.
 * @returns resolves when they have; undefined if no dialog is mounted
 */
export function signInAgain(): Promise<void> | undefined {
  asking ??= ask?.().finally(() => {
    asking = undefined
  })
  return asking
}
