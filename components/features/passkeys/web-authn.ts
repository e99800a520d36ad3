import { credentialJson, parseOptions } from "./credential-json"

/** Whether the browser has passkeys. On plain HTTP (except localhost) it hasn't. */
export const supportsPasskeys = () =>
  typeof window !== "undefined" && typeof window.PublicKeyCredential === "function" && "credentials" in navigator

/** Whether the browser offers passkeys among the suggestions of a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  supportsPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/**
 * Why a passkey could not be used. Browsers say `cancelled` also for a timeout and for a passkey that they don't have, so that
 * pages can't find out which ones exist.
 */
export type PasskeyProblem = "cancelled" | "exists" | "unsupported" | "failed"

const problems: Record<string, PasskeyProblem> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "exists",
  NotSupportedError: "unsupported",
  ConstraintError: "unsupported",
}

/** Thrown by `createPasskey` and `answerWithPasskey`. */
export class PasskeyError extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem)
  }
}

/** Ends the previous prompt or offer, because a browser has only one at a time. */
let controller: AbortController | undefined
function newSignal(): AbortSignal {
  controller?.abort()
  controller = new AbortController()
  return controller.signal
}

async function jsonOf(ask: () => Promise<Credential | null>) {
  if (!supportsPasskeys()) throw new PasskeyError("unsupported")
  try {
    const credential = await ask()
    if (!credential) throw new DOMException("no passkey", "NotAllowedError")
    return credentialJson(credential as PublicKeyCredential)
  } catch (error) {
    throw new PasskeyError(problems[(error as Error).name] ?? "failed")
  }
}

/** Creates a passkey. @throws PasskeyError */
export const createPasskey = (options: object) =>
  jsonOf(() =>
    navigator.credentials.create({
      publicKey: parseOptions<PublicKeyCredentialCreationOptions>(options),
      signal: newSignal(),
    }),
  )

/**
 * Has the user unlock one of their passkeys.
 * @param inSuggestions waits until the user picks one of the suggestions of a field; another call ends the waiting
 * @throws PasskeyError
 */
export const answerWithPasskey = (options: object, inSuggestions = false) =>
  jsonOf(() =>
    navigator.credentials.get({
      publicKey: parseOptions<PublicKeyCredentialRequestOptions>(options),
      signal: newSignal(),
      ...(inSuggestions && { mediation: "conditional" }),
    }),
  )

/** Ends the waiting of `answerWithPasskey`. */
export function stopSuggesting(): void {
  controller?.abort()
  controller = undefined
}
