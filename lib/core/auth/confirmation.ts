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
 * @throws HttpError 403 `confirmation_required`
 */
export function requireConfirmed(principal: Pick<Principal, "confirmedAt">): void {
  if (!isConfirmed(principal)) throw new HttpError(403, "confirmation_required")
}
