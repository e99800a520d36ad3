import { HttpError } from "../http/errors"
import type { Principal } from "./principal"

/** How long a confirmation is valid, in milliseconds. */
export const confirmationMs = 10 * 60_000

/** Whether the user confirmed, within the last ten minutes, that they are still the one at the keyboard. */
export const isConfirmed = ({ confirmedAt }: Pick<Principal, "confirmedAt">): boolean =>
  confirmedAt !== null && Date.now() - confirmedAt < confirmationMs

/**
 * Requires a confirmed sign-in. For endpoints where only some bodies are dangerous; the others declare `confirmed: true` in
 * their contract.
 * @throws HttpError 403 `confirmation_required`; `key_not_allowed` for API keys, which nobody can confirm
 */
export function requireConfirmed(principal: Pick<Principal, "confirmedAt" | "key">): void {
  if (principal.key) throw new HttpError(403, "key_not_allowed")
  if (!isConfirmed(principal)) throw new HttpError(403, "confirmation_required")
}
