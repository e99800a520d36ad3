import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { rulesFor } from "@/lib/features/roles"
import type { User, UserDetails } from "../schema"
import type { UserProfile } from "../schema/profile"
import * as store from "../store/people"
import { findProfile } from "../store/profile"

/** Returns the row. @throws HttpError 404 if it is undefined */
export const found = <T>(row: T | undefined): T => {
  if (!row) throw notFound()
  return row
}

const noDetails: UserDetails = {
  birthDate: null,
  mobile: "",
  website: "",
  language: "",
  gender: null,
  contactOptions: [],
  addressLine1: "",
  addressLine2: "",
  postcode: "",
  city: "",
  state: "",
  country: "",
  twitter: "",
  facebook: "",
  instagram: "",
  github: "",
  codepen: "",
  slack: "",
}

type DetailsRow = UserDetails & { workspaceId: number; userId: number; version: number }
/** Details as screens show them. Empty if none were saved. */
export const detailsOf = (row: unknown): UserDetails => {
  const { workspaceId: _w, userId: _u, version: _v, ...details } = (row ?? noDetails) as DetailsRow
  return details
}

export async function profile(scope: Scope, id: number): Promise<Omit<UserProfile, "invitation" | "sendsMail">> {
  const row = found(await findProfile(scope, id))
  return {
    user: row.user,
    version: row.version,
    details: detailsOf(row.details),
    detailsVersion: row.details?.version ?? 0,
    permissions: rulesFor(row.user.role, row.permissions),
    permissionsAreOwn: row.permissions !== null && row.user.role !== "admin",
    account: {
      canSignIn: row.canSignIn,
      hasTwoStep: row.hasTwoStep,
      passkeys: row.passkeys,
      invitedAt: row.invitedAt,
      lastSeenAt: row.lastSeenAt,
      pendingEmail: row.pendingEmail,
    },
    createdAt: row.createdAt.toISOString(),
  }
}

export const one = async (scope: Scope, id: number): Promise<User> => found(await store.findById(scope, id))
