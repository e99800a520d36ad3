import { Messages } from "@/components/layout/messages"
import { Periods } from "./periods"

/** The months of a business, with the messages that they need. */
export function PeriodsScreen() {
  return (
    <Messages of={["ui", "proof"]}>
      <Periods />
    </Messages>
  )
}
