type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Says who asks for the password or a code; the shell does. @returns how to take that back */
export function onConfirmationRequired(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/**
 * Has the sign-in confirmed, once for all requests that wait for it. @returns whether it was; undefined where no dialog is
 * mounted
 */
export function confirmSignIn(): Promise<boolean> | undefined {
  asking ??= ask?.().finally(() => {
    asking = undefined
  })
  return asking
}
