import * as z from "zod"
import { line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") }
/** Client extension outputs. We request no extension whose output matters. */
const clientExtensionResults = z.object({}).default({})

/** The browser's response to registration options (PublicKeyCredential.toJSON). */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults,
})
export type Attestation = z.infer<typeof attestation>

/** The browser's response to sign-in or confirmation options. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
  clientExtensionResults,
})
export type Assertion = z.infer<typeof assertion>

/** For `navigator.credentials`, as PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON. */
export const options = z.record(z.string(), z.unknown())

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the passkey's provider has copied it to the user's other devices. */
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null until the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyName = line(60).min(1)
export const renameForm = z.object({ name: passkeyName })

named({ Passkey: passkey, PasskeyAttestation: attestation, PasskeyAssertion: assertion })
