import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { shared } from "@/lib/core/shared"
import type { Holding } from "../schema/people"
import { findOfUser } from "../store/grants"
import { managesAny } from "./view-rights"

/** Finds a person's holdings of one noun, such as open till sessions, or envelopes that they dropped. */
export type FindHoldings = (scope: Scope, person: number) => Promise<Holding[]>

const connected = shared<readonly FindHoldings[]>("holdings")

/** Connects the nouns whose records people hold. `lib/features/nouns.ts` calls it, because staff access imports none of them. */
export const connectHoldings = (...find: FindHoldings[]): void => {
  connected.current = find
}

/** The access that a person has after `at`, or from now on if `at` is left out. */
async function grantsAfter({ db, workspaceId }: Scope, person: number, at?: Date): Promise<Holding[]> {
  const rows = await findOfUser(db, { workspaceId, userId: person })
  return rows
    .filter(({ until }) => !at || !until || until > at)
    .map(({ role, business, shops }) => ({
      kind: "grant",
      label: role,
      business,
      shop: shops?.length === 1 ? (shops[0] as number) : null,
    }))
}

/** Everything that a person still holds. Access counts only if it lasts longer than `at`. */
export async function holdingsOf(scope: Scope, person: number, at?: Date): Promise<Holding[]> {
  const found = await grantsAfter(scope, person, at)
  for (const find of connected.current ?? []) found.push(...(await find(scope, person)))
  return found
}

/** A person's holdings, for callers who manage the person's access. @throws HttpError 404 for others */
export async function listHoldings(scope: Scope, principal: Principal, person: number): Promise<{ data: Holding[] }> {
  const rows = await findOfUser(scope.db, { workspaceId: scope.workspaceId, userId: person })
  if (!managesAny(principal, rows)) throw notFound()
  return { data: await holdingsOf(scope, person) }
}
