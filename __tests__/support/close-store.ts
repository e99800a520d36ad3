import { backgroundDone } from "@/lib/core/background"
import { closeTestStore } from "./store"

// Opening a database takes a second, and many on a busy machine.
jest.setTimeout(60_000)

afterAll(async () => {
  await backgroundDone()
  await closeTestStore()
})
