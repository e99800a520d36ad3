import { Messages } from "@/components/layout/messages"
import { Proof } from "./proof"

/** What proves the books of a business, with the messages that it needs. */
export function ProofScreen() {
  return (
    <Messages of={["ui", "proof"]}>
      <Proof />
    </Messages>
  )
}
