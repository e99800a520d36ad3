import { route } from "@/lib/core/http/route"
import { addPasskeyHandler, listPasskeysHandler } from "@/lib/features/passkeys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listPasskeysHandler, addPasskeyHandler)
