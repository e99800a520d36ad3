import { route } from "@/lib/core/http/route"
import { passkeyConfirmationOptionsHandler } from "@/lib/features/passkeys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(passkeyConfirmationOptionsHandler)
