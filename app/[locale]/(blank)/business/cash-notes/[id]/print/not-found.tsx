import { UnknownSheet } from "@/components/features/till-sessions/unknown-sheet"

export default UnknownSheet
