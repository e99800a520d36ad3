import { route } from "@/lib/core/http/route"
import { passkeyRegistrationOptionsHandler } from "@/lib/features/passkeys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(passkeyRegistrationOptionsHandler)
