import type { SQL } from "drizzle-orm"
import type { Action, Rule, Subject } from "./auth/ability"
import type { Act, Approver } from "./auth/approvals"
import type { Principal } from "./auth/principal"
import type { Actor, Scope } from "./db/types"
import type { ClientInfo } from "./http/client-info"
import type { Endpoint } from "./http/endpoint"
import type { Refusal } from "./http/errors"
import { shared } from "./shared"

/** The functions for API keys that the core calls. */
export interface KeyNouns {
  /** The id of the key with this hash, even if it no longer works. */
  findId(hash: string): Promise<string | undefined>
  /** Reads the user who created a key from the database; undefined if the key doesn't work. */
  findPrincipal(keyId: string): Promise<Principal | undefined>
  /** Records the use of a key in the background. */
  recordUse(keyId: string, address: string): void
  /** Records in the background that somebody sent a key that no longer works. */
  recordRejected(keyId: string, address: string): void
  /** The noun of an endpoint as scopes name it; undefined if no scope does. */
  nounOf(endpoint: Endpoint): Promise<string | undefined>
}

/** The audited fields that a caller may see, by the record's type and the tables of its parts. */
export type VisibleFields = Record<string, string[]>

/** The functions of nouns that the core calls, since it doesn't know their tables. `lib/features/nouns.ts` implements them. */
export interface Nouns {
  /** Reads the user of a sign-in from the database; undefined if the sign-in has ended. */
  findPrincipal(sessionId: string): Promise<Principal | undefined>
  keys: KeyNouns
  /**
   * Queries for the uploads of a workspace that nouns store in their own tables instead of `files`. Each selects `size` in
   * bytes, `uploaded_by` and `created_at`.
   */
  uploads(actor: Actor): SQL[]
  /** Whether somebody may see a record with a restricted file, by the file's address. */
  mayReadFile(scope: Scope, principal: Principal, address: string): Promise<boolean>
  /**
   * Uses up an approval for an action, in the caller's transaction.
   * @returns the approver; undefined if the approval is used, is for another caller or action, or the approver lost the right
   */
  spendApproval(scope: Scope, principal: Principal, approval: string, act: Act): Promise<Approver | undefined>
  /** Names of some colleagues who have a right at a place, or at any place where the caller works. */
  namesFor(principal: Principal, refusal: Refusal): Promise<string[]>
  /** The message key of the duty in a business that a right belongs to; undefined for other rights. */
  dutyOf(right: Rule): string | undefined
  /**
   * The permission that an administrator sets to give somebody a right on every record, and the message key of its subject's
   * names.
   */
  rightToAskFor(right: Rule): { action: Action; subject: Subject; name: string }
  /** Called for each write, in its transaction. */
  written(endpoint: Endpoint, scope: Scope): Promise<void>
  /**
   * Reads a record as its own screen does. @returns its audited fields that the response shows
   * @throws HttpError 403 or 404 if the caller may not read it
   */
  visibleFields(type: string, id: number, caller: { principal: Principal; client: ClientInfo }): Promise<VisibleFields>
}

const connected = shared<Nouns>("nouns")

/** Connects the nouns. Called once, before the first request. */
export const connect = (nouns: Nouns): void => {
  connected.current = nouns
}

/** @throws Error if the process has not called `connectNouns` of `lib/features/nouns.ts` */
export function nouns(): Nouns {
  if (!connected.current) throw new Error("Call connectNouns() of lib/features/nouns.ts before serving requests")
  return connected.current
}
