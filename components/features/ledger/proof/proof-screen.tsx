import { Messages } from "@/components/layout/messages"
import { Proof } from "./proof"

/** The proof of a business's books, with its messages. */
export function ProofScreen() {
  return (
    <Messages of={["ui", "proof"]}>
      <Proof />
    </Messages>
  )
}
