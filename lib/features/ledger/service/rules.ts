import type { Db } from "@/lib/core/db/types"
import { shared } from "@/lib/core/shared"
import type { Broken } from "../store/proof"
import type { BookCheck } from "../values/roles"

/** A rule about the books and the records of another noun, which the ledger doesn't import. */
export interface BookRule {
  /** Its words are `checks.<name>` of `messages/<language>/proof.json`. */
  name: BookCheck
  /** The first place where the rule is broken. */
  find(db: Db, workspaceId: number, businessId: number): Promise<Broken | null>
}

const connected = shared<readonly BookRule[]>("bookRules")

/** Sets the rules of other nouns. Called by `connectNouns` of `lib/features/nouns.ts`. */
export const connectBookRules = (rules: readonly BookRule[]): void => {
  connected.current = rules
}

export const bookRules = (): readonly BookRule[] => connected.current ?? []
