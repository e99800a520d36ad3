import { UnknownSession } from "@/components/features/till-sessions/unknown-session"

export default UnknownSession
