/** Whether a passkey stays on one device, or its provider may copy it to others. */
export const deviceTypes = ["singleDevice", "multiDevice"] as const

/** Max passkeys of a user. */
export const maxPasskeys = 20
