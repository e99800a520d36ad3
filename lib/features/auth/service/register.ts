import { hashPassword } from "@/lib/core/auth/password"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { sendsMail } from "@/lib/core/outbox/queue"
import { insertConfirmation } from "@/lib/features/account/service/address-change"
import { record } from "@/lib/features/sign-ins/service/record"
import * as store from "../store"
import { useInvitation } from "./registration"
import { openSignIn } from "./session"

export interface Registration {
  email: string
  username: string
  password: string
  invitation?: string
}

/** Says whether the e-mail and the username are in use. */
export async function inUse({ email, username }: Registration) {
  const { owner } = await database()
  return store.findTaken(owner, email, username)
}

/**
 * Registers an account as the administrator of a new workspace with the sample data, e-mails it a link that confirms its
 * address, and signs it in.
 */
export async function register(registration: Registration, client: ClientInfo) {
  const passwordHash = await hashPassword(registration.password)
  const { createWorkspace } = await import("@/lib/features/workspaces/service")
  let queued = () => {}
  const opened = await ownerTx(async (db) => {
    const isInvited = await useInvitation(db, registration.email, registration.invitation)
    const founder = { ...registration, passwordHash, isInvited, locale: client.locale }
    const { workspaceId, id } = await createWorkspace(db, founder)
    const account = await store.findAccount(db, workspaceId, id)
    if (!account) throw new HttpError(500, "internal")
    if (!isInvited && sendsMail()) {
      const { locale } = client
      queued = await insertConfirmation(db, { workspaceId, userId: id }, { ...account, language: null }, locale)
    }
    await record(db, "registered", { workspaceId, userId: id }, client, { account: registration.email })
    return openSignIn(db, account, client, "registration")
  })
  queued()
  return opened
}
