import { hashPassword } from "@/lib/core/auth/password"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { record } from "@/lib/features/sign-ins/service/record"
import * as store from "../store"
import { useInvitation } from "./registration"
import { open } from "./session"

export interface Registration {
  email: string
  username: string
  password: string
  invitation?: string
}

/** Says whether the e-mail and the username are in use. */
export async function inUse({ email, username }: Registration) {
  const { owner } = await database()
  return store.taken(owner, email, username)
}

/** Registers an account as the administrator of a new workspace with the sample data, and signs it in. */
export async function register(registration: Registration, client: ClientInfo) {
  const passwordHash = await hashPassword(registration.password)
  const { createWorkspace } = await import("@/lib/features/workspaces/service")
  return ownerTx(async (db) => {
    await useInvitation(db, registration.email, registration.invitation)
    const { workspaceId, id } = await createWorkspace(db, { ...registration, passwordHash })
    const account = await store.findAccount(db, workspaceId, id)
    if (!account) throw new HttpError(500, "internal")
    await record(db, "registered", { workspaceId, userId: id }, client, { account: registration.email })
    return open(db, account, client)
  })
}
