import type { SafeContents } from "@/lib/features/safes/schema"

/** Every form of an act on a safe gets these. */
export interface ActProps {
  contents: SafeContents
  onDone: () => void
}
