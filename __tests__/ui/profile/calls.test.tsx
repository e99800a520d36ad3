import { calls } from "@/components/features/profile/calls"
import * as polls from "@/lib/features/polls/contract"
import * as posts from "@/lib/features/posts/contract"
import * as profile from "@/lib/features/profile/contract"

const contracts: Record<string, unknown> = { ...profile, ...posts, ...polls }

test.each(Object.entries(calls))("%s is called where its contract says", (name, { method, path }) => {
  expect(contracts[name]).toMatchObject({ method, path })
})
