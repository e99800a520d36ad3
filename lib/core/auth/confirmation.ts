import { HttpError } from "../http/errors"
import type { Principal } from "./principal"

/** How long a confirmation counts, in milliseconds. */
export const confirmationLasts = 10 * 60_000

/** Whether the caller showed, within the last ten minutes, that the one at the keys is still the one who signed in. */
export const isConfirmed = ({ confirmedAt }: Pick<Principal, "confirmedAt">): boolean =>
  confirmedAt !== null && Date.now() - confirmedAt < confirmationLasts

/**
 * For calls of which only some bodies are dangerous; calls that always are say `confirmed: true` in their contract.
 * @throws HttpError 403 `confirmation_required`
 */
export function requireConfirmed(principal: Pick<Principal, "confirmedAt">): void {
  if (!isConfirmed(principal)) throw new HttpError(403, "confirmation_required")
}
