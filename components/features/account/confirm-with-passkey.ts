import { answerWithPasskey } from "@/components/features/passkeys/web-authn"
import { call } from "@/lib/core/client/call"
import { newId } from "@/lib/core/client/new-id"
import * as endpoints from "@/lib/features/account/endpoints"
import { passkeyConfirmationOptions } from "@/lib/features/passkeys/endpoints"

/** Confirms the sign-in with one of the user's passkeys. @throws PasskeyError, CallError */
export async function confirmWithPasskey(): Promise<void> {
  const options = await call(passkeyConfirmationOptions, { idempotencyKey: newId() })
  const passkey = await answerWithPasskey(options)
  await call(endpoints.confirmSignIn, { body: { passkey: passkey as never } })
}
