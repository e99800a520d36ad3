import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser"

/** Loaded at first use: most visits need no passkey. */
const load = () => import("@simplewebauthn/browser")

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

const problemBehind = (error: unknown) =>
  problems[(error as Error).name] ?? problems[((error as Error).cause as Error | undefined)?.name ?? ""]

/** Thrown by `createPasskey` and `answerWithPasskey`. */
export class PasskeyError extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem)
  }
}

async function running<T>(ceremony: () => Promise<T>): Promise<T> {
  if (!supportsPasskeys()) throw new PasskeyError("unsupported")
  try {
    return await ceremony()
  } catch (error) {
    throw new PasskeyError(problemBehind(error) ?? "failed")
  }
}

/** Creates a passkey. @throws PasskeyError */
export const createPasskey = (options: object): Promise<RegistrationResponseJSON> =>
  running(async () =>
    (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  )

/**
 * Has the user unlock one of their passkeys.
 * @param inSuggestions waits until the user picks one of the suggestions of a field; another call ends the waiting
 * @throws PasskeyError
 */
export const answerWithPasskey = (options: object, inSuggestions = false): Promise<AuthenticationResponseJSON> =>
  running(async () =>
    (await load()).startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: inSuggestions,
    }),
  )

/** Ends the waiting of `answerWithPasskey`. */
export const stopSuggesting = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony()
