import { route } from "@/lib/core/http/route"
import { removePasskeyHandler, renamePasskeyHandler } from "@/lib/features/passkeys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(renamePasskeyHandler, removePasskeyHandler)
