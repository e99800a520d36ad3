import { route } from "@/lib/core/http/route"
import { passkeySignInOptionsHandler } from "@/lib/features/passkeys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(passkeySignInOptionsHandler)
