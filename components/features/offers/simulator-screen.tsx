import { OffersFrame } from "./offers-frame"
import { Simulator } from "./simulator"

/** The simulator under the heading of offers. */
export function SimulatorScreen() {
  return (
    <OffersFrame tab="simulator">
      <Simulator />
    </OffersFrame>
  )
}
