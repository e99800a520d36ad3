import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { shared } from "@/lib/core/shared"
import type { Holding } from "../schema/people"
import { findOfUser } from "../store/grants"
import { managesAny } from "./view-rights"

/** Finds what a person holds of one noun: open till sessions, envelopes that they dropped. */
export type FindHoldings = (scope: Scope, person: number) => Promise<Holding[]>

const connected = shared<readonly FindHoldings[]>("holdings")

/** Connects a noun whose records people hold. `lib/features/nouns.ts` calls it, because staff access imports no such noun. */
export const connectHoldings = (...find: FindHoldings[]): void => {
  connected.current = find
}

/** The access that a person has after a moment; from now on, if it is left out. */
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

/** Everything that a person still holds; of their access, what lasts longer than `at`. */
export async function holdingsOf(scope: Scope, person: number, at?: Date): Promise<Holding[]> {
  const found = await grantsAfter(scope, person, at)
  for (const find of connected.current ?? []) found.push(...(await find(scope, person)))
  return found
}

/** What a person still holds, for those who manage their access. @throws HttpError 404 for others */
export async function listHoldings(scope: Scope, principal: Principal, person: number): Promise<{ data: Holding[] }> {
  const rows = await findOfUser(scope.db, { workspaceId: scope.workspaceId, userId: person })
  if (!managesAny(principal, rows)) throw notFound()
  return { data: await holdingsOf(scope, person) }
}
