import { route } from "@/lib/core/http/route"
import { showInvitationHandler } from "@/lib/features/calendar/handlers/invitations"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(showInvitationHandler)
