import * as z from "zod"
import { endpoint, maxPerPage } from "@/lib/core/http/endpoint"
import { paging } from "@/lib/core/http/fields"
import { listOf } from "@/lib/core/http/v1"
import * as schema from "./schema"

const can = ["read", "Auth"] as const
const changes = { calls: ["/api/v1/passkeys", "/account-setting/confirm"], to: "self" } as const
const id = z.object({ id: z.uuid() })
const forBrowsers = "Challenges last five minutes and are accepted once."

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/v1/passkeys",
  summary: "The caller's passkeys, newest first",
  can,
  query: z.object(paging(20, maxPerPage)),
  response: listOf(schema.passkey),
})

export const passkeyRegistrationOptions = endpoint({
  method: "POST",
  path: "/api/v1/passkeys/registration-options",
  summary: "Options for creating a passkey in the browser",
  description: `PublicKeyCredentialCreationOptionsJSON, for \`navigator.credentials.create\`. ${forBrowsers} Each belongs to the caller's sign-in.`,
  can,
  confirmed: true,
  changes: { calls: [] },
  response: schema.options,
})

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/v1/passkeys",
  summary: "Register a passkey that the browser created",
  description:
    "`credential` is the browser's response to the registration options. Without a `name`, the passkey is named after the browser. A user has at most 20 passkeys (409). The user is notified by e-mail.",
  status: 201,
  can,
  confirmed: true,
  changes,
  body: z.object({ credential: schema.attestation, name: schema.passkeyName.optional() }),
  response: schema.passkey,
  transaction: "none",
})

export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/v1/passkeys/{id}",
  summary: "Rename one of the caller's passkeys",
  can,
  changes,
  params: id,
  body: schema.renameForm,
  response: schema.passkey,
})

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/v1/passkeys/{id}",
  summary: "Remove one of the caller's passkeys",
  description: "The password always stays, so nobody is locked out. The user is notified by e-mail.",
  can,
  confirmed: true,
  changes,
  params: id,
  response: schema.passkey,
})

export const passkeySignInOptions = endpoint({
  method: "POST",
  path: "/api/v1/passkeys/sign-in-options",
  summary: "Options for signing in with a passkey in the browser",
  description: `PublicKeyCredentialRequestOptionsJSON, for \`navigator.credentials.get\`. ${forBrowsers} The browser's response signs in through next-auth's provider \`passkey\`; programs sign in with \`POST /jwt/login\`.`,
  can: "public",
  rateLimit: { by: "service" },
  response: schema.options,
})

export const passkeyConfirmationOptions = endpoint({
  method: "POST",
  path: "/api/v1/passkeys/confirmation-options",
  summary: "Options for confirming the current sign-in with a passkey",
  description: `PublicKeyCredentialRequestOptionsJSON with the caller's own passkeys. Send the browser's response as \`passkey\` to \`POST /account-setting/confirm\`. ${forBrowsers}`,
  can,
  changes: { calls: [] },
  response: schema.options,
})
