import { route } from "@/lib/core/http/route"
import { listSafeWitnessesHandler } from "@/lib/features/safes/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSafeWitnessesHandler)
