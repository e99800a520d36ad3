import { UnknownSafe } from "@/components/features/safes/unknown-safe"

export default UnknownSafe
