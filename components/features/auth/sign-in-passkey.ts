import {
  answerWithPasskey,
  PasskeyError,
  type PasskeyProblem,
  stopSuggesting,
} from "@/components/features/passkeys/web-authn"
import { passkeySignInOptions } from "@/lib/features/passkeys/endpoints"
import { type SignInFailure, signInByAssertion } from "./sign-in"

/** Why a sign-in with a passkey failed. */
export type PasskeyFailure = Exclude<SignInFailure, "two_step_required" | "two_step_invalid"> | PasskeyProblem

/** A challenge lasts five minutes, so suggestions get a new one in time. */
const renewMs = 4 * 60_000

/** Not with `call`, which waits for the sign-in that this is part of when the session has ended. */
async function requestOptions(): Promise<object | PasskeyFailure> {
  const { method, path } = passkeySignInOptions
  const headers = { "content-type": "application/json", "accept-language": document.documentElement.lang }
  const response = await fetch(path, { method, headers, body: "{}" }).catch(() => undefined)
  if (!response) return "offline"
  if (response.ok) return response.json()
  return response.status === 429 ? "rate_limited" : "refused"
}

/** Signs in with a passkey that the browser asks for. @returns the reason for a failure, or undefined */
export async function signInWithPasskey(): Promise<PasskeyFailure | undefined> {
  const options = await requestOptions()
  if (typeof options === "string") return options
  try {
    return (await signInByAssertion(await answerWithPasskey(options))) as PasskeyFailure | undefined
  } catch (error) {
    return error instanceof PasskeyError ? error.problem : "offline"
  }
}

/**
 * Offers passkeys among the suggestions of the e-mail field.
 * @param onAttempt called after the user picked one, with the reason for a failure
 * @returns stops offering
 */
export function suggestPasskeys(onAttempt: (failure: PasskeyFailure | undefined) => void): () => void {
  let isStopped = false
  const offer = async () => {
    const options = await requestOptions()
    if (typeof options === "string" || isStopped) return
    // Not picked: the offer was renewed, the button was used instead, or the browser has no passkey.
    const assertion = await answerWithPasskey(options, true).catch(() => undefined)
    if (assertion && !isStopped) onAttempt((await signInByAssertion(assertion)) as PasskeyFailure | undefined)
  }
  const renewal = setInterval(() => document.visibilityState === "visible" && void offer(), renewMs)
  void offer()
  return () => {
    isStopped = true
    clearInterval(renewal)
    void stopSuggesting()
  }
}
