import { endpoints } from "@/lib/features"
import { sampleOf, staleSamples } from "@/scripts/support/samples"
import { type Caller, client } from "../support/api"
import { give, inputsFor } from "../support/samples"

let admin: Caller
let inputOf: ReturnType<typeof inputsFor>

beforeAll(async () => {
  admin = await client("admin")
  inputOf = inputsFor(admin)
})

// The benchmark and the tests of all endpoints take their inputs from there, so a new endpoint needs a sample.
test.each(endpoints.filter((call) => !sampleOf(call).not).map((call) => [call.method, call.path, call] as const))(
  "scripts/support/samples has a valid input for %s %s",
  async (_method, _path, call) => {
    for (let time = 0; time < 2; time++) {
      const { status, body } = await give(admin, call, await inputOf(call))
      expect([call.name, status, status < 300 ? "" : body]).toEqual([call.name, call.status ?? 200, ""])
    }
  },
)

test("every sample belongs to an existing endpoint", () => {
  expect(staleSamples()).toEqual([])
})
